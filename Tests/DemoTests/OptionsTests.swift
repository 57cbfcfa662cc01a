import Testing
import TextUI

@testable import Demo

@Suite("The command line of the demo")
struct OptionsTests {
    @Test("By default, data is stored in the platform's data folder, and the size is 80 by 24 cells")
    func defaults() throws {
        let options = try Options(parsing: [])
        #expect(options == Options())
        #expect(options.size == Size(width: 80, height: 24))
        #expect(options.waits && options.storage == .platform)
    }

    @Test("Every option is parsed")
    func everything() throws {
        let options = try Options(
            parsing: [
                "--screen", "notes", "--size", "120x40", "--keys", "down enter", "--as", "ansi", "--notes",
                "notes.json", "--data", "folder", "--color", "always", "--ascii", "--help",
                "--maps", "--locale", "de_DE", "--no-wait",
            ])
        #expect(options.screen == "notes")
        #expect(options.size == Size(width: 120, height: 40))
        #expect(options.keys == [.down, .enter])
        #expect(options.format == .ansi)
        #expect(options.featureOptions == ["--notes": "notes.json", "--maps": ""])
        #expect(options.locale == "de_DE")
        #expect(!options.waits)
        #expect(options.storage == .folder("folder"))
        #expect(options.color == .always)
        #expect(options.symbols == .ascii)
        #expect(options.wantsHelp)
        #expect(try Options(parsing: ["--unicode"]).symbols == .unicode)
        #expect(try Options(parsing: ["-h"]).wantsHelp)
        #expect(try Options(parsing: ["--version"]).wantsVersion)
        #expect(try Options(parsing: ["--keys", ""]).keys.isEmpty)
        #expect(try Options(parsing: ["--keys", "--"]).keys == [.character("-"), .character("-")])
        #expect(try Options(parsing: ["--data", "./--x"]).storage == .folder("./--x"))
        #expect(try Options(parsing: ["--data", "-x"]).storage == .folder("-x"))
    }

    @Test("The symbols follow the locale's character set, unless an option chooses them")
    func symbols() throws {
        for (name, symbols) in [("C.UTF-8", Symbols.unicode), ("de_DE.ISO-8859-1", .ascii)] {
            let environment = ["LANG": name]
            #expect(try Options(parsing: []).symbols(environment: environment) == symbols)
            #expect(try Options(parsing: ["--unicode"]).symbols(environment: environment) == .unicode)
            #expect(try Options(parsing: ["--ascii"]).symbols(environment: environment) == .ascii)
        }
    }

    @Test(
        "The option for a service accepts sample, live, a file's path or a service's URL",
        arguments: [
            ("sample", ServiceSource.sample), ("live", .live), ("notes.json", .file("notes.json")),
            ("http://127.0.0.1:8080", .service("http://127.0.0.1:8080")), ("./live", .file("./live")),
        ])
    func sources(argument: String, source: ServiceSource) {
        #expect(ServiceSource(argument) == source)
    }

    @Test(
        "A size that is not two numbers from 1 to 1000 is refused",
        arguments: ["80", "0x24", "80x0", "1001x24", "80x1001", "80x24x2", "-1x5", "+8x5", "ax5", "80 x 24", ""])
    func malformedSize(value: String) {
        #expect(throws: UsageError.self) { try Options(parsing: ["--size", value]) }
    }

    @Test("The smallest and the largest size are valid", arguments: ["1x1", "1000x1000"])
    func extremeSize(value: String) throws {
        #expect(try Options(parsing: ["--size", value]).size.width == (value == "1x1" ? 1 : 1000))
    }

    @Test(
        "The error for a wrong argument begins with what is wrong",
        arguments: [
            (["--nonsense"], "Unknown option '--nonsense'"),
            (["notes"], "Unknown option 'notes'"),
            (["--screen"], "--screen needs a value"),
            (["--data", ""], "--data needs a value"),
            (["--data", "--screen"], "--data needs a value"),
            (["--screen", "--in-memory"], "--screen needs a value"),
            (["--size", "--"], "--size needs a value"),
            (["--ascii", "--unicode"], "--ascii and --unicode cannot be combined"),
            (["--as", "pdf"], "--as: expected text, styled, ansi, svg, transcript; got 'pdf'"),
            (["--locale", "nonsense"], "--locale: expected a locale such as en_GB or de_DE; got 'nonsense'"),
            (["--color", "red"], "--color: expected auto, always, never; got 'red'"),
            (["--trace", "-"], "--trace - needs --screen"),
            (["--open"], "--open needs a value"),
            (["--open", "a", "--screen", "b"], "--screen and --open cannot be combined"),
            (["--data", "x", "--in-memory"], "--data and --in-memory cannot be combined"),
            (["--in-memory", "--data", "x"], "--data and --in-memory cannot be combined"),
        ])
    @MainActor
    func mistakes(arguments: [String], message: String) {
        let error = #expect(throws: UsageError.self) { try safeComposition(arguments) }
        #expect(error?.description.hasPrefix(message) == true)
    }

    @Test("The usage text names every screen and every feature's options, and fits a terminal")
    @MainActor
    func usage() throws {
        let demo = try safeComposition()
        for text in demo.screens.map(\.name) + demo.readOptions.map(\.name) { #expect(demo.usage.contains(text)) }
        let lines = demo.usage.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 24 && lines.allSatisfy { $0.count <= 80 }, "\(demo.usage)")
    }
}
