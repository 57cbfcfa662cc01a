import TestKit
import Testing

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

    @Test("Without waiting, only the work of the last key is unfinished")
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
        "Keys after the one that quits are ignored, and the last screen is printed",
        arguments: [("down", "q"), ("down", "ctrl-c"), ("down / a", "ctrl-c"), ("?", "q")])
    func quits(keys: String, quit: String) async throws {
        let screen = try await headlessScreen("--keys", "\(keys) \(quit) down , tab")
        #expect(try await screen == headlessScreen("--keys", keys))
    }
}
