import TestKit
import TestLoopback
import TestProcesses
import Testing

/// The states of all screens, with the arguments that lead to them; each feature's folder has its own.
@MainActor
@Suite("Every state of every screen can be reached from the command line", .leakChecks)
struct ScreenStateTests {
    func expectState(
        _ state: ScreenState, files: [String: String] = [:], answer: LoopbackResponse? = nil
    ) async throws {
        try await expectState(state, StateSources(for: state, files: files, answer: answer))
    }

    func expectState(_ state: ScreenState, _ sources: StateSources) async throws {
        let screen = try await headlessScreen(sources.arguments)
        #expect(screen.contains(state.text), "\(screen)")
        try await KeyBarLaw(arguments: sources.arguments).check()
    }

    /// Opens the state while another process is writing, so that saved data can be read but not changed.
    ///
    /// For a test with the trait `.slow`: the app waits two seconds for the other process.
    func expectStateWhileLocked(_ state: ScreenState) async throws {
        let sources = try await StateSources(for: state)
        let process = try LockingProcess(sources.keptDatabase, allowsReading: true)
        defer { process.letGo() }
        try await expectState(state, sources)
    }
}
