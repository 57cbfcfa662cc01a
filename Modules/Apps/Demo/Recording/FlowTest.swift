import Coordinator
import TextUI

/// The source of a recorded flow's test.
nonisolated struct FlowTest {
    let name: FlowName
    /// The screen that the flow begins with; nil for the first tab.
    let start: Route?
    let steps: [FlowReplay.Outcome]
    /// The landmark of the first screen.
    let first: FlowLandmark

    /// The whole file.
    var source: String {
        """
        import Coordinator
        import TestKit
        import TestScreens
        import Testing
        import TextSnapshots
        import TextUI
        import TextUISnapshots

        @MainActor
        @Suite(\(name.words.debugDescription), .leakChecks, .endsWhenStuck, .snapshots())
        struct \(name.type) {
            @Test(\(title.debugDescription))
            func \(name.function)() async throws {
        \(lines.map { $0.isEmpty ? "" : "        \($0)" }.joined(separator: "\n"))
            }
        }

        """
    }

    /// The test's title, which says where the flow goes, such as `from Users to Bookmarks`.
    private var title: String {
        let start = first.title ?? ""
        guard let last = steps.last?.landmark, steps.contains(where: { $0.landmark.route != first.route }) else {
            return "in \(start)"
        }
        return last.route == first.route ? "from \(start) and back" : "from \(start) to \(last.title ?? "")"
    }

    private var lines: [String] {
        var lines = ["let app = try await AppHarness.opened(\(start?.link.debugDescription ?? ""))"]
        var route = first.route
        for (index, outcome) in steps.enumerated() {
            lines += outcome.step.lines
            if outcome.landmark.route != route {
                route = outcome.landmark.route
                if !outcome.step.isRoute {
                    lines += FlowStep.call("#expect", "app.route == \(route.link.debugDescription)")
                }
            }
            if outcome.step == .snapshot, index + 1 < steps.count { lines += [""] }
        }
        return lines
    }
}

nonisolated extension FlowStep {
    /// The maximum length of a source line, without the indentation inside a test.
    private static let lineLength = 120 - 8

    fileprivate var isRoute: Bool {
        switch self {
        case .open, .select: true
        default: false
        }
    }

    /// The step's lines in the test, without indentation.
    var lines: [String] {
        switch self {
        case .open(let route): ["await app.open(\(route.link.debugDescription))"]
        case .select(let route): ["app.select(\(route.link.debugDescription))"]
        case .press(let keys): Self.lines(pressing: keys[...])
        case .type(let text): Self.call("await app.type", "settling: \(text.debugDescription)")
        case .click(let text): Self.call("try await app.click", "settling: \(text.debugDescription)")
        case .endToast: ["app.endToast()"]
        case .snapshot: ["expectSnapshot(of: app.frame, as: .screen)"]
        }
    }

    /// Returns the lines that press the keys, with as many keys in each line as fit.
    private static func lines(pressing keys: ArraySlice<Key>) -> [String] {
        guard !keys.isEmpty else { return [] }
        var line = ""
        var count = keys.count + 1
        repeat {
            count -= 1
            line = "await app.press(settling: \(keys.prefix(count).map(\.swift).joined(separator: ", ")))"
        } while count > 1 && line.count > lineLength
        return [line] + lines(pressing: keys.dropFirst(count))
    }

    fileprivate static func call(_ function: String, _ argument: String) -> [String] {
        let line = "\(function)(\(argument))"
        return line.count <= lineLength ? [line] : ["\(function)(", "    \(argument))"]
    }
}

nonisolated extension Key {
    /// The key in Swift, as an argument: `.down`, `.control("a")`.
    fileprivate var swift: String {
        switch self {
        // Swift prints the types of the associated values with their module.
        case .click, .modified: ".\(self)".replacing("TextUI.", with: "")
        default: ".\(self)"
        }
    }
}
