import TestKit
import Testing
import TextUI

@testable import Demo

@MainActor
@Suite("A headless run", .leakChecks)
struct HeadlessRunTests {
    @Test("Amounts and dates are formatted for the locale")
    func locale() async throws {
        let german = ["--in-memory", "--locale", "de_DE", "--size", "80x40"]
        #expect(try await headlessScreen(german + ["--screen", "product"]).contains("39,90\u{A0}€"))
        #expect(try await headlessScreen(german + ["--screen", "user-detail"]).contains("24. Juni 1954"))
    }

    @Test("With --no-wait, only the last key's work is unfinished")
    func noWait() async throws {
        func screen(_ arguments: String...) async throws -> String {
            try await headlessScreen(["--in-memory", "--no-wait"] + arguments)
        }
        #expect(try await screen().contains("Loading users"))
        #expect(try await screen("--keys", "tab shift-tab").contains("25 users"))
        let end = try await screen("--keys", "end")
        #expect(end.contains("25 users") && end.contains("⠋"), "\(end)")
    }

    @Test(
        "If a key quits, later keys are ignored, and the screen before that key is printed",
        arguments: [("down", "q"), ("down", "ctrl-c"), ("down / a", "ctrl-c"), ("?", "q")])
    func quits(keys: String, quit: String) async throws {
        let screen = try await headlessScreen("--keys", "\(keys) \(quit) down , tab")
        #expect(try await screen == headlessScreen("--keys", keys))
    }

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
        "With --ascii, the app draws only ASCII, apart from letters and currency symbols",
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

    @Test("An SVG picture is in colour unless colours are turned off")
    func svg() async throws {
        let (picture, accent) = (["--as", "svg", "--screen", "user-detail"], "fill=\"#61afef\"")
        #expect(try await headlessScreen(picture).contains(accent))
        #expect(try await !headlessScreen(picture + ["--color", "never"]).contains(accent))
    }

    @Test("A run in memory keeps no data")
    func inMemory() async throws {
        #expect(try await headlessScreen("--in-memory", "--keys", "b").contains(" (1)"))
        #expect(try await !headlessScreen("--in-memory").contains(" (1)"))
    }

    @Test("With a read-only data folder, the app shows the data and explains why changes fail")
    func readOnly() async throws {
        let folder = try TemporaryFolder()
        _ = try await headlessScreen("--data", folder.path, "--keys", "b")
        let before = try folder.contents()
        try folder.setPermissions(0o555, of: folder.path)
        let opened = try await headlessScreen("--data", folder.path)
        #expect(opened.contains("You can read your data, but changes cannot be saved now"), "\(opened)")
        #expect(opened.contains(" (1)"))
        for keys in ["b", "tab b left enter", ", enter", "tab tab tab n M enter"] {
            let changed = try await headlessScreen("--data", folder.path, "--keys", keys)
            #expect(changed.contains("is read-only.") && changed.contains("[ OK ]    Try Again"), "\(changed)")
            let kept = try await headlessScreen("--data", folder.path, "--keys", keys + " esc")
            #expect(kept.contains(" (1)"), "\(kept)")
        }
        #expect(try folder.contents() == before)
    }
}
