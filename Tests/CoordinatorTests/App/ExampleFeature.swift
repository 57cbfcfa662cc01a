import Binding
import Foundation
import Shell
import TestScreens
import TextUI

@testable import Coordinator

/// A feature of one place, for tests of the app.
@MainActor
final class ExampleFeature: Feature {
    let places: [Place]
    /// Whoever it was started in.
    private(set) weak var host: (any FeatureHost)?

    init(_ name: String, _ standing: Place.Standing = .tab, badge: Int = 0) {
        places = [
            Place(Route(name), leadingTo: [Route("\(name)-detail")], title: name.capitalized, standing: standing) {
                standing.isInFront
                    ? FrontCoordinator(title: name.capitalized, badge: badge, navigation: $0)
                    : ExampleCoordinator(title: name.capitalized, badge: badge, navigation: $0)
            }
        ]
    }

    func start(in host: any FeatureHost) { self.host = host }
}

extension Place.Standing {
    fileprivate var isInFront: Bool {
        if case .inFront = self { true } else { false }
    }
}

/// Opens a screen that stands in front of every other, where it is told from them by its type.
final class FrontCoordinator: ExampleCoordinator {}

/// Opens a screen, and a further one by its route.
class ExampleCoordinator: FeatureCoordinator {
    let badge: Int
    private let title: String
    private let navigation: Navigation

    init(title: String, badge: Int, navigation: Navigation) {
        self.title = title
        self.badge = badge
        self.navigation = navigation
    }

    func start() { navigation.push(ExampleScreen(title), keeping: self) }
    func open(_ route: Route) async { navigation.push(ExampleScreen("\(title) Detail"), keeping: self) }
}

/// A screen of which only the title shows.
final class ExampleScreen: Screen {
    let title: String
    let keyHints: [KeyBar.Hint] = []
    var prompts = PromptQueue()

    init(_ title: String) { self.title = title }

    func body(tick: Int) -> some Block { Spacer() }
    func handle(_ key: Key) -> Bool { false }
}
