import TestKit
import Testing
import TextUI

@testable import Demo

@MainActor
@Suite("The look of a headless run", .leakChecks)
struct HeadlessLookTests {
    @Test(
        "Every screen fits every size", arguments: try await screensOfDemo(),
        SlowTests.areEnabled ? ["1x1", "2x3", "20x5", "1000x2", "3x200"] : ["2x3"])
    func sizes(name: String, value: String) async throws {
        let size = try safeComposition(["--size", value]).options.size
        let screen = try await headlessScreen("--screen", name, "--size", value)
        let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == size.height)
        #expect(lines.allSatisfy { $0.reduce(0) { $0 + DisplayWidth.of($1) } <= size.width })
    }

    @Test(
        "In ASCII, the app draws only ASCII, apart from letters and currency symbols",
        arguments: try await screensOfDemo().map { ($0, "") } + [("product", "enter b"), ("more", "?")],
        ["80x24", "30x12"])
    func ascii(screen: (name: String, keys: String), size: String) async throws {
        let screen = try await headlessScreen(
            "--ascii", "--screen", screen.name, "--keys", screen.keys, "--size", size)
        // Names of people and products can be in any script.
        #expect(screen.allSatisfy { $0.isASCII || $0.isLetter || $0.isCurrencySymbol }, "\(screen)")
    }

    @Test("The styled screen is the plain screen with a legend")
    func styled() async throws {
        let plain = try await headlessScreen()
        let styled = try await headlessScreen("--as", "styled")
        #expect(styled.hasPrefix(plain + "\n---\n1:"))
    }

    @Test("A picture is in colour unless colours are turned off")
    func svg() async throws {
        let (picture, accent) = (["--as", "svg", "--screen", "user-detail"], "fill=\"#61afef\"")
        #expect(try await headlessScreen(picture).contains(accent))
        #expect(try await !headlessScreen(picture + ["--color", "never"]).contains(accent))
    }
}
