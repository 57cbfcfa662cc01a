import TestKit
import Testing

/// The states of screens, with the arguments that lead to them; each feature's folder has its own.
@MainActor
@Suite("Every state of every screen can be reached from the command line", .leakChecks)
struct ScreenStateTests {
    func expectState(_ state: ScreenState) async throws {
        let screen = try await headlessScreen(words(of: state.arguments))
        #expect(screen.contains(state.text), "\(screen)")
    }
}
