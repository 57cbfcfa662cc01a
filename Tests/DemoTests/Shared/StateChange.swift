import Testing

/// Two states of a screen, of which one has something that is selected, wrong or done.
struct StateChange: Sendable, CustomTestStringConvertible {
    let name: String
    let states: [ScreenState]

    /// - Parameters:
    ///   - before: The arguments of the state without it.
    ///   - after: The arguments of the state with it.
    ///   - preparation: The arguments of an earlier run with the data folder `@kept`.
    init(_ name: String, _ before: String, _ after: String, after preparation: String? = nil) {
        self.name = name
        states = [before, after].map { ScreenState(name, $0, "", after: preparation) }
    }

    var testDescription: String { name }
}

extension ScreenStateTests {
    /// Expects both states to differ without colour and attributes, wide and narrow, in both kinds of symbols.
    ///
    /// The tabs and the key bar do not count: they say what the keys would do, not how the screen is.
    func expectPlainChange(_ change: StateChange, files: [String: String] = [:]) async throws {
        for look in [
            "--unicode --size 80x24", "--ascii --size 80x24", "--unicode --size 40x20", "--ascii --size 40x20",
        ] {
            var screens: [String] = []
            for state in change.states {
                let sources = try await StateSources(for: state, files: files)
                let screen = try await headlessScreen(sources.arguments + words(of: "--color never \(look)"))
                screens.append(screen.split(separator: "\n").dropFirst().dropLast().joined(separator: "\n"))
            }
            #expect(Set(screens).count == 2, "with \(look), both are\n\(screens[0])")
        }
    }
}
