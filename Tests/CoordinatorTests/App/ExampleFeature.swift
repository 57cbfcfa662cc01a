import Foundation
import Shell
import TestScreens
import TextUI

@testable import Coordinator

/// A feature with a single place, for tests of the app.
@MainActor
final class ExampleFeature: Feature {
    private(set) var places: [Place] = []
    /// The host that started the feature.
    private(set) weak var host: (any FeatureHost)?

    init(_ name: String, _ position: Place.Position = .tab, badge: Int = 0) {
        places = [
            Place(Route(name), links: ["ID"], title: name.capitalized, position: position) { [weak self] in
                ExampleCoordinator(name: name, badge: badge, host: self?.host, navigation: $0)
            }
        ]
    }

    func start(in host: any FeatureHost) { self.host = host }
}

/// A coordinator of blank screens; a part of a link opens the place with this name, or else another blank screen.
final class ExampleCoordinator: FeatureCoordinator {
    let badge: Int
    private let name: String
    private weak var host: (any FeatureHost)?
    private let navigation: Navigation

    init(name: String, badge: Int, host: (any FeatureHost)?, navigation: Navigation) {
        self.name = name
        self.badge = badge
        self.host = host
        self.navigation = navigation
    }

    func start() { navigation.push(BlankScreen(name.capitalized), at: [self.name], keeping: self) }

    func open(_ part: String) {
        if let host, host.places.contains(where: { $0.route == Route(part) }) { return host.show(Route(part)) }
        navigation.push(BlankScreen(part.capitalized), at: [part], keeping: self)
    }
}
