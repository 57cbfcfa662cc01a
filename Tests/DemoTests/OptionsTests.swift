import Coordinator
import Testing
import TextUI

@testable import Demo

@Suite("The command line")
struct OptionsTests {
    @Test("Without options the app runs on the sample, 80 by 24")
    func defaults() throws {
        let options = try Options(parsing: [])
        #expect(options == Options())
        #expect(options.route == nil)
        #expect(options.size == Size(width: 80, height: 24))
        #expect(options.users == .sample)
        #expect(options.photos == .sample)
        #expect(options.shop == .sample)
        #expect(options.locale == nil)
        #expect(options.binding == .immutable)
        #expect(options.waits)
        #expect(options.storage == .platform)
        #expect(options.format == .text)
        #expect(options.color == .auto)
    }

    @Test("Every screen has its name", arguments: Route.allCases)
    func screens(route: Route) throws {
        #expect(try Options(parsing: ["--screen", route.name]).route == route)
    }

    @Test("Every binding has its name, and is the one that the app gets", arguments: BindingStyle.allCases)
    @MainActor
    func bindings(style: BindingStyle) throws {
        let options = try Options(parsing: ["--in-memory", "--binding", style.rawValue])
        #expect(options.binding == style)
        let app = options.app(on: try options.dependencies())
        #expect(Mirror(reflecting: app).descendant("profileBinding") as? BindingStyle == style)
    }

    @Test("Every option is read")
    func everything() throws {
        let options = try Options(
            parsing: [
                "--screen", "user-detail", "--size", "120x40", "--keys", "down enter", "--as", "ansi", "--users",
                "people.json", "--data", "folder", "--color", "always", "--ascii", "--help",
                "--shop", "wares.json", "--locale", "de_DE", "--no-wait",
            ])
        #expect(options.route == .userDetail)
        #expect(options.size == Size(width: 120, height: 40))
        #expect(options.keys == [.down, .enter])
        #expect(options.format == .ansi)
        #expect(options.users == .file("people.json"))
        #expect(options.shop == .file("wares.json"))
        #expect(options.locale == "de_DE")
        #expect(!options.waits)
        #expect(options.storage == .folder("folder"))
        #expect(options.color == .always)
        #expect(options.isASCII)
        #expect(options.wantsHelp)
    }

    @Test(
        "People and photos come from where the argument says",
        arguments: [
            ("sample", ServiceSource.sample), ("live", .live), ("people.json", .file("people.json")),
            ("http://127.0.0.1:8080", .service("http://127.0.0.1:8080")), ("./live", .file("./live")),
        ])
    func sources(argument: String, source: ServiceSource) throws {
        #expect(try Options(parsing: ["--users", argument]).users == source)
        #expect(try Options(parsing: ["--photos", argument]).photos == source)
    }

    @Test(
        "A size is two numbers from 1 to 1000",
        arguments: ["80", "0x24", "80x0", "1001x24", "80x1001", "80x24x2", "-1x5", "+8x5", "ax5", "80 x 24", ""])
    func malformedSize(value: String) {
        #expect(throws: UsageError.self) { try Options(parsing: ["--size", value]) }
    }

    @Test("The smallest and the largest size are sizes", arguments: ["1x1", "1000x1000"])
    func extremeSize(value: String) throws {
        #expect(try Options(parsing: ["--size", value]).size.width == (value == "1x1" ? 1 : 1000))
    }

    @Test(
        "A wrong argument is named",
        arguments: [
            (["--nonsense"], "unknown option '--nonsense'"),
            (["users"], "unknown option 'users'"),
            (["--screen"], "--screen needs a value"),
            (
                ["--screen", "home"],
                "--screen 'home': expected " + Route.allCases.map(\.name).joined(separator: ", ")
            ),
            (
                ["--binding", "kvo"],
                "--binding 'kvo': expected immutable, delegate, closures, inputs-outputs, messages, observation"
            ),
            (["--as", "pdf"], "--as 'pdf': expected text, styled, ansi, svg, transcript"),
            (["--shop", "live"], "--shop 'live': expected sample or a file"),
            (["--shop", "http://127.0.0.1:9/"], "--shop 'http://127.0.0.1:9/': expected sample or a file"),
            (["--locale", "nonsense"], "--locale 'nonsense': expected a locale such as en_GB or de_DE"),
            (["--color", "red"], "--color 'red': expected auto, always, never"),
            (["--data", "x", "--in-memory"], "--data and --in-memory exclude each other"),
            (["--in-memory", "--data", "x"], "--data and --in-memory exclude each other"),
        ])
    func mistakes(arguments: [String], message: String) {
        let error = #expect(throws: UsageError.self) { try Options(parsing: arguments) }
        #expect(error?.description.hasPrefix(message) == true)
    }
}
