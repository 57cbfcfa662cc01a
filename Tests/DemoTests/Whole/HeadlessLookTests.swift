import Coordinator
import TestKit
import Testing
import TextUI

@testable import Demo

@MainActor
@Suite("The look of a headless run", .leakChecks)
struct HeadlessLookTests {
    @Test(
        "A screen's box fills the width with any content", arguments: try await screensOfDemo(),
        ["sample", "/dev/null/none"])
    func box(name: String, people: String) async throws {
        let screen = try await headlessScreen(
            "--in-memory", "--screen", name, "--users", people, "--keys", "esc")
        let edges = screen.split(separator: "\n").filter { $0.hasPrefix("╭") || $0.hasPrefix("╰") }
        #expect(edges.map(\.count) == [80, 80], "\(screen)")
    }

    @Test(
        "Every screen keeps to every size", arguments: try await screensOfDemo(),
        SlowTests.areEnabled ? ["1x1", "2x3", "20x5", "1000x2", "3x200"] : ["2x3"])
    func sizes(name: String, value: String) async throws {
        let size = try safeComposition(["--size", value]).options.size
        let screen = try await headlessScreen("--in-memory", "--screen", name, "--size", value)
        let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == size.height)
        #expect(lines.allSatisfy { $0.reduce(0) { $0 + DisplayWidth.of($1) } <= size.width })
    }

    @Test("The screen keeps to the largest size", .slow)
    func largest() async throws {
        let screen = try await headlessScreen("--in-memory", "--size", "1000x1000", "--users", "/dev/null/none")
        #expect(screen.split(separator: "\n", omittingEmptySubsequences: false).count == 1000)
    }

    @Test(
        "In ASCII, the app draws only ASCII", arguments: try await screensOfDemo(),
        SlowTests.areEnabled ? ["80x40", "30x12"] : ["30x12"])
    func ascii(name: String, size: String) async throws {
        let folder = try TemporaryFolder()
        let people = try folder.writeAnswer((1...30).map { "Somebody-With-A-Long-Name\($0)" })
        for format in SlowTests.areEnabled ? ["text", "styled", "ansi"] : ["text"] {
            let screen = try await headlessScreen(
                "--in-memory", "--ascii", "--screen", name, "--size", size, "--as", format, "--users", people,
                "--keys", "b")
            #expect(screen.symbols.utf8.allSatisfy { $0 < 0x80 }, "\(screen)")
        }
    }

    @Test(
        "In ASCII, the app's own words hold only ASCII",
        arguments: try await screensOfDemo().map { ($0, "") } + [("product", "enter b"), ("more", "?")])
    func asciiWords(name: String, keys: String) async throws {
        let screen = try await headlessScreen("--in-memory", "--ascii", "--screen", name, "--keys", keys)
        #expect(screen.symbols.allSatisfy { $0.isASCII || $0.isCurrencySymbol }, "\(screen)")
    }

    @Test("The styled screen is the plain one with a legend")
    func styled() async throws {
        let plain = try await headlessScreen("--in-memory")
        let styled = try await headlessScreen("--in-memory", "--as", "styled")
        #expect(styled.hasPrefix(plain + "\n---\n1:"))
    }

    @Test("The coloured screen shows the same as the plain one")
    func ansi() async throws {
        let plain = try await headlessScreen("--in-memory")
        let ansi = try await headlessScreen("--in-memory", "--as", "ansi", "--color", "always")
        #expect(ansi != plain)
        #expect(ansi.withoutRenditions == plain)
    }

    @Test("A picture is an SVG document, in colour unless that is turned off")
    func svg() async throws {
        let picture = try await headlessScreen("--in-memory", "--as", "svg", "--screen", "user-detail")
        #expect(picture.hasPrefix("<svg ") && picture.hasSuffix("</svg>"))
        #expect(picture.contains("<title>Strata</title>"))
        #expect(picture.contains(">Contact</text>"))
        let accent = "fill=\"#61afef\""
        #expect(picture.contains(accent))
        let plain = ["--in-memory", "--as", "svg", "--screen", "user-detail", "--color", "never"]
        #expect(try await !headlessScreen(plain).contains(accent))
    }

    @Test("A transcript is what a screen reader would say")
    func transcript() async throws {
        let lines = try await headlessScreen("--in-memory", "--as", "transcript", "--keys", "down b").split(
            separator: "\n")
        #expect(lines.first?.contains(#/^tab ".*", selected, 1 of /#) == true)
        #expect(lines.contains { $0.hasPrefix("  row \"") && $0.hasSuffix("bookmarked\", selected, 2 of 25") })
        #expect(lines.last?.hasPrefix("keys \"enter open; ") == true)
    }
}

extension String {
    /// All but the letters: names of people and products can be in any script.
    fileprivate var symbols: String { filter { !$0.isLetter } }
}
