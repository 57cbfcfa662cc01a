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
                ExampleCoordinator(name: name, badge: badge, navigation: $0)
            }
        ]
    }

    func start(in host: any FeatureHost) { self.host = host }
}

/// Opens a screen, and a further one by its route.
final class ExampleCoordinator: FeatureCoordinator {
    let badge: Int
    private let name: String
    private let navigation: Navigation

    init(name: String, badge: Int, navigation: Navigation) {
        self.name = name
        self.badge = badge
        self.navigation = navigation
    }

    func start() { navigation.push(ExampleScreen(name.capitalized), at: Route(name), keeping: self) }

    func open(_ route: Route) async {
        navigation.push(ExampleScreen("\(name.capitalized) Detail"), at: route, keeping: self)
    }
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
