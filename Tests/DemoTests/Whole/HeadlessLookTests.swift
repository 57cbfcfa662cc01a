import TestKit
import Testing
import TextUI

@testable import Demo

@MainActor
@Suite("The look of a headless run", .leakChecks)
struct HeadlessLookTests {
    @Test(
        "Every screen keeps to every size", arguments: try await screensOfDemo(),
        SlowTests.areEnabled ? ["1x1", "2x3", "20x5", "1000x2", "3x200"] : ["2x3"])
    func sizes(name: String, value: String) async throws {
        let size = try safeComposition(["--size", value]).options.size
        let screen = try await headlessScreen("--screen", name, "--size", value)
        let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == size.height)
        #expect(lines.allSatisfy { $0.reduce(0) { $0 + DisplayWidth.of($1) } <= size.width })
    }

    @Test(
        "In ASCII, the app draws only ASCII",
        arguments: try await screensOfDemo().map { ($0, "") } + [("product", "enter b"), ("more", "?")],
        ["80x24", "30x12"])
    func ascii(screen: (name: String, keys: String), size: String) async throws {
        let screen = try await headlessScreen(
            "--ascii", "--screen", screen.name, "--keys", screen.keys, "--size", size)
        // Names of people and products can be in any script.
        #expect(screen.allSatisfy { $0.isASCII || $0.isLetter || $0.isCurrencySymbol }, "\(screen)")
    }

    @Test("The styled screen is the plain one with a legend")
    func styled() async throws {
        let plain = try await headlessScreen()
        let styled = try await headlessScreen("--as", "styled")
        #expect(styled.hasPrefix(plain + "\n---\n1:"))
    }

    @Test("The coloured screen shows the same as the plain one")
    func ansi() async throws {
        let plain = try await headlessScreen()
        let ansi = try await headlessScreen("--as", "ansi", "--color", "always")
        #expect(ansi != plain)
        // Without what sets a colour or a style, and without the spaces that end a line.
        let text = ansi.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.map { $0.replacing(/[ ]+$/, with: "") }.joined(separator: "\n") == plain)
    }

    @Test("A picture is an SVG document, in colour unless that is turned off")
    func svg() async throws {
        let picture = try await headlessScreen("--as", "svg", "--screen", "user-detail")
        #expect(picture.hasPrefix("<svg ") && picture.hasSuffix("</svg>"))
        #expect(picture.contains("<title>Strata</title>"))
        #expect(picture.contains(">Contact</text>"))
        let accent = "fill=\"#61afef\""
        #expect(picture.contains(accent))
        let plain = ["--as", "svg", "--screen", "user-detail", "--color", "never"]
        #expect(try await !headlessScreen(plain).contains(accent))
    }

    @Test("A transcript is what a screen reader would say")
    func transcript() async throws {
        let lines = try await headlessScreen("--as", "transcript", "--keys", "down b").split(
            separator: "\n")
        #expect(lines.first?.contains(#/^tab ".*", selected, 1 of /#) == true)
        #expect(lines.contains { $0.hasPrefix("  row \"") && $0.hasSuffix("bookmarked\", selected, 2 of 25") })
        #expect(lines.last?.hasPrefix("keys \"enter open; ") == true)
    }
}
