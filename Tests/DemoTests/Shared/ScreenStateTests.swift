import TestKit
import TestLoopback
import Testing
import TextUI

/// The states of all screens, with the arguments that lead to them; the features' folders contain the states.
@MainActor
@Suite("Every state of every screen can be reached from the command line", .leakChecks)
struct ScreenStateTests {
    /// Expects each state of a screen to show its text, to obey the law of the key bar, and to look different from
    /// every other state, even without colour and attributes, in each size and with either kind of symbols.
    ///
    /// - Parameters:
    ///   - files: The texts of files that the states name.
    ///   - answer: The answer of the server that the states name.
    func expectStates(
        _ states: [ScreenState], files: [String: String] = [:], answer: LoopbackResponse? = nil
    ) async throws {
        var known: [PlainLook: [String: String]] = [:]
        var named: Set<Key> = []
        var settled: [KeyBarLaw] = []
        for state in states {
            let open = { try await RunningState(StateSources(for: state, files: files, answer: answer)) }
            let app = try await open()
            let screen = app.screen
            #expect(screen.contains(state.text), "\(state.name): \(screen)")
            for look in PlainLook.allCases {
                let plain = app.plainScreen(look)
                let twin = known[look, default: [:]].updateValue(state.name, forKey: plain)
                #expect(twin == nil, "“\(state.name)” looks like “\(twin ?? "")” in \(look)\n\(plain)")
            }
            let law = KeyBarLaw(app, of: state)
            named.formUnion(law.named)
            // Check a loading screen now: it will have loaded before the other states are open.
            if app.isSettled { settled.append(law) } else { law.checkOthers(among: Key.all) }
            if SlowTests.areEnabled { try await law.checkNamed(opening: open) }
        }
        // The first state gets every key. In other states, quick test runs press only the keys that some state names.
        settled.first?.checkOthers(among: Key.all)
        for law in settled.dropFirst() { law.checkOthers(among: SlowTests.areEnabled ? Key.all : Array(named)) }
    }
}
