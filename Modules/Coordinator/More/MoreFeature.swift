import Shell
import ViewModel

/// The More tab, which lists the places without their own tab.
public final class MoreFeature: Feature {
    private weak var host: (any FeatureHost)?

    public init() {}

    public var places: [Place] {
        [
            Place(.more, title: MoreWords.title, position: .tab) { [weak self] in
                MoreCoordinator(dependencies: MoreDependencies(ways: self?.ways ?? []), navigation: $0)
            }
        ]
    }

    public func start(in host: any FeatureHost) { self.host = host }

    private var ways: [MoreDependencies.Way] {
        (host?.places ?? []).filter { $0.position != .tab }.map { place in
            MoreDependencies.Way(part: place.route.link, title: place.title) { [weak host] in host?.show(place.route) }
        }
    }
}
