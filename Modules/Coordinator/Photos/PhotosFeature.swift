public import Interactor
import Shell
import ViewModel

/// The tab of the photos, the screen of one photo, and the search.
public final class PhotosFeature: Feature {
    private let dependencies: PhotosDependencies

    public init(service: any PhotosService, _ shared: SharedDependencies) {
        dependencies = PhotosDependencies(service: service, work: shared.work)
    }

    public var places: [Place] {
        [
            Place(
                .photos, links: ["ID", "search/WORDS/ID"],
                screens: ["photo-detail": .photo(Route.first), "photo-search": .photoSearch],
                title: PhotosWords.title, position: .tab
            ) { [dependencies] in
                PhotosCoordinator(dependencies: dependencies, navigation: $0)
            }
        ]
    }
}
