import Coordinator
import Shell
import TextUI

/// Replays recorded steps on an app in the same way as their test does.
final class FlowReplay {
    /// A replayed step and its result.
    struct Outcome {
        let step: FlowStep
        let landmark: FlowLandmark
        /// The whole screen.
        let screen: String
    }

    /// The size of the flow tests' screen.
    static let size = Size(width: 80, height: 24)

    private let app: AppCoordinator
    private let pilot: Pilot<AppCoordinator>

    /// - Parameter app: An app that has not been started, with the bundled data and a stopped clock.
    init(_ app: AppCoordinator) {
        self.app = app
        pilot = Pilot(app: app, size: Self.size, appearance: Appearance(usesColor: false))
    }

    /// Starts the app, and opens `route` if there is one.
    ///
    /// - Returns: The landmark of the screen.
    func start(at route: Route?) async -> FlowLandmark {
        await pilot.start { app in if let route { await app.open(route) } }
        await pilot.settle()
        return app.landmark(in: pilot.frame())
    }

    /// Replays a step.
    ///
    /// - Returns: The result; nil if the text to click on is not on the screen.
    func take(_ step: FlowStep) async -> Outcome? {
        switch step {
        case .open(let route):
            await app.open(route)
            await pilot.settle()
        case .select(let route): app.shell.select(route.link)
        case .press(let keys): await press(keys)
        case .type(let text): await press(text.map { .character($0) })
        case .click(let text):
            guard let point = pilot.frame().grid.place(of: text) else { return nil }
            await press([.click(point)])
        case .endToast: app.shell.toasts.dismiss()
        case .snapshot: break
        }
        return outcome(of: step)
    }

    private func press(_ keys: [Key]) async {
        for key in keys { await pilot.press(key) }
        await pilot.settle()
    }

    private func outcome(of step: FlowStep) -> Outcome {
        let frame = pilot.frame()
        return Outcome(step: step, landmark: app.landmark(in: frame), screen: frame.grid.plainText)
    }
}
