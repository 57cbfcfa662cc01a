import Shell
import TestScreens
import Testing

@testable import Coordinator

/// The More tab; the harness records the opened screens.
@MainActor
final class MoreHarness: Harness {
    /// The titles of the opened screens, in order.
    private(set) var opened: [String] = []

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        super.init(sourceLocation: sourceLocation)
        navigation.push(BlankScreen())
        openMore()
    }

    /// Opens the More tab's screen.
    func openMore() {
        let ways = ["Profile", "Sign Up", "Settings"].map { title in
            MoreDependencies.Way(part: title, title: title) { [weak self] in self?.opened.append(title) }
        }
        MoreCoordinator(dependencies: MoreDependencies(ways: ways), navigation: navigation).start()
    }
}
