import Coordinator
import TextUI

/// The source of a recorded flow's test.
nonisolated struct FlowTest {
    let name: FlowName
    /// The screen that the flow begins with; nil for the first tab.
    let start: Route?
    let steps: [FlowReplay.Outcome]
    /// The place of the first screen.
    let first: FlowLandmark

    /// The whole file.
    var source: String {
        return """
            \(imports.map { "import \($0)" }.joined(separator: "\n"))

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

    private var imports: [String] {
        let usesRoutes = start != nil || steps.contains { $0.step.isRoute || $0.landmark.route != first.route }
        let usesKeys = steps.contains { $0.step.isPress }
        return (usesRoutes ? ["Coordinator"] : []) + ["TestKit", "TestScreens", "Testing", "TextSnapshots"]
            + (usesKeys ? ["TextUI"] : []) + ["TextUISnapshots"]
    }

    /// The way that the flow takes, such as `from users to bookmarks`.
    private var title: String {
        let routes = steps.compactMap(\.landmark.route)
        let start = first.route?.words ?? ""
        guard let last = routes.last, routes.contains(where: { $0 != first.route }) else { return "in \(start)" }
        return last == first.route ? "from \(start) and back" : "from \(start) to \(last.words)"
    }

    private var lines: [String] {
        var lines = ["let app = try await AppHarness.opened(\(start?.swift ?? ""))"]
        var route = first.route
        for (index, outcome) in steps.enumerated() {
            lines += outcome.step.lines
            if let newRoute = outcome.landmark.route, newRoute != route {
                route = newRoute
                if !outcome.step.isRoute { lines += ["#expect(app.route == \(newRoute.swift))"] }
            }
            if outcome.step == .snapshot, index + 1 < steps.count { lines += [""] }
        }
        return lines
    }
}

nonisolated extension FlowStep {
    /// The longest line of a source.
    private static let lineLength = 120
    /// The indentation of a test's lines.
    private static let indentation = 8
    /// As many equal keys are a loop.
    private static let loopCount = 5

    var isRoute: Bool {
        switch self {
        case .open, .select: true
        default: false
        }
    }

    var isPress: Bool {
        if case .press = self { true } else { false }
    }

    /// The lines of the test, without indentation.
    var lines: [String] {
        switch self {
        case .open(let route): ["await app.open(\(route.swift))"]
        case .select(let route): ["app.select(\(route.swift))"]
        case .press(let keys): Self.lines(pressing: keys)
        case .type(let text): Self.call("await app.type", "settling: \(text.debugDescription)")
        case .click(let text): Self.call("try await app.click", "settling: \(text.debugDescription)")
        case .endToast: ["app.endToast()"]
        case .snapshot: ["expectSnapshot(of: app.frame, as: .screen)"]
        }
    }

    /// Equal keys in a row become a loop, and what does not fit into a line becomes several.
    private static func lines(pressing keys: [Key]) -> [String] {
        var lines: [String] = []
        var waiting: [Key] = []
        var rest = keys[...]
        while let key = rest.first {
            let equal = rest.prefix { $0 == key }
            rest = rest.dropFirst(equal.count)
            if equal.count >= loopCount {
                lines += pressing(waiting)
                waiting = []
                lines += ["for _ in 0..<\(equal.count) { await app.press(settling: \(key.swift)) }"]
            } else {
                waiting += equal
            }
        }
        return lines + pressing(waiting)
    }

    private static func pressing(_ keys: [Key]) -> [String] {
        var lines: [String] = []
        var rest = keys[...]
        while !rest.isEmpty {
            var count = rest.count
            while count > 1, !fits(line(pressing: rest.prefix(count))) { count -= 1 }
            lines.append(line(pressing: rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        return lines
    }

    private static func line(pressing keys: ArraySlice<Key>) -> String {
        "await app.press(settling: \(keys.map(\.swift).joined(separator: ", ")))"
    }

    private static func fits(_ line: String) -> Bool { indentation + line.count <= lineLength }

    private static func call(_ function: String, _ argument: String) -> [String] {
        let line = "\(function)(\(argument))"
        return fits(line) ? [line] : ["\(function)(", "    \(argument))"]
    }
}

nonisolated extension Route {
    /// The name in words, such as `user detail`.
    fileprivate var words: String { name.replacing("-", with: " ") }

    /// The route in Swift, as an argument: `.userDetail` for `user-detail`.
    var swift: String {
        let words = name.split(separator: "-")
        return "." + words.prefix(1).joined()
            + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
