public import Interactor
import Shell
import ViewModel

/// The feed in a tab.
public final class FeedFeature: Feature {
    private let dependencies: FeedDependencies

    public init(service: any FeedService, _ shared: SharedDependencies) {
        dependencies = FeedDependencies(
            service: service, likes: FeedLikesInteractor(), clock: shared.clock, work: shared.work)
    }

    public var places: [Place] {
        [
            Place(.feed, title: FeedWords.title, position: .tab) { [dependencies] in
                FeedCoordinator(dependencies: dependencies, navigation: $0)
            }
        ]
    }
}
