import Binding
import Interactor
import Model
import Shell
import View
import ViewModel

/// Opens the photos of the feed or of a search and, from there, the screen of one photo.
final class PhotosCoordinator {
    private let dependencies: PhotosDependencies
    private let navigation: Navigation
    private let work: Work
    private weak var interactor: PhotosInteractor?

    init(dependencies: PhotosDependencies, navigation: Navigation) {
        self.dependencies = dependencies
        self.navigation = navigation
        work = Work(within: dependencies.work)
    }

    func start() { start(query: nil) }

    /// - Parameter query: The search text: nil for the feed, empty for a new search.
    private func start(query: String?) {
        let interactor = PhotosInteractor(service: dependencies.service, query: query, work: work)
        let viewModel = HomeViewModel(interactor: interactor, navigator: self)
        let view = HomeView(viewModel: viewModel)
        view.setupViewModel()
        self.interactor = interactor
        navigation.push(view, at: Self.path(of: interactor.query), keeping: self)
    }

    private static func path(of query: String?) -> [String] {
        guard let query else { return Route.photos.parts }
        return Route.photoSearch.parts.suffix(1) + (query.isEmpty ? [] : [query])
    }
}

extension PhotosCoordinator: PhotosNavigator {
    func showDetail(of photo: Photo) {
        PhotoDetailCoordinator(navigation: navigation).start(photo)
    }

    func showSearch() {
        PhotosCoordinator(dependencies: dependencies, navigation: navigation).start(query: "")
    }
}

extension PhotosCoordinator: FeatureCoordinator {
    func open(_ part: String) async throws(NotFound) {
        guard let interactor else { return }
        switch interactor.query {
        case nil where [part] == Route.photoSearch.parts.suffix(1): showSearch()
        case "": interactor.search(part)
        default:
            let photo = try await row(
                part, of: interactor, loading: work, on: navigation, more: interactor.fetch, rows: \.photos)
            photo.map(showDetail)
        }
    }
}
