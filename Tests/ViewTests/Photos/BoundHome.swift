import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import View
import ViewModel

/// The photos' view with its bound view model and the view model's dependencies; the test answers the requests.
@MainActor
final class BoundHome: BoundScreen {
    let screen: HomeView
    let navigator = PhotosNavigatorMock()
    let service = ManualPhotosService()
    let work = Work()
    private let viewModel: HomeViewModel

    /// An event in the view model or in the service.
    enum Event {
        case fetch
        case search(String)
        case answer(Result<PhotoPage, APIError>)
    }

    /// - Parameter query: The search query, empty before the first search; nil for all photos.
    init(query: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
        let interactor = PhotosInteractor(service: service, query: query, work: work)
        viewModel = HomeViewModel(interactor: interactor, navigator: navigator)
        screen = HomeView(viewModel: viewModel)
        for object in [interactor, viewModel, screen, navigator] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        bind()
    }

    /// Returns the view in a shell, after `results` have answered the first requests.
    ///
    /// - Parameter query: The search query, empty before the first search; nil for all photos.
    static func opened(
        query: String? = nil, _ results: Result<PhotoPage, APIError>...,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> (BoundHome, Harness) {
        let home = BoundHome(query: query, sourceLocation: sourceLocation)
        let harness = Harness(showing: home.screen, sourceLocation: sourceLocation)
        try await home.handle(results.map { .answer($0) })
        return (home, harness)
    }

    func bind() { screen.setupViewModel() }

    func unbind() {
        viewModel.reloadCollectionViewClosure = nil
        viewModel.didUpdateContentClosure = nil
        viewModel.showAlertClosure = nil
    }

    /// Makes `events` happen one after the other.
    func handle(_ events: some Sequence<Event>) async throws {
        for event in events {
            switch event {
            case .fetch: viewModel.fetch()
            case .search(let text): viewModel.search(text)
            case .answer(let result):
                try await service.nextRequest().answer(result)
                await work.settle()
            }
        }
    }
}

/// Records the navigation of the photos' screens.
@MainActor
final class PhotosNavigatorMock: PhotosNavigator, PhotoDetailNavigator {
    enum Call: Hashable {
        case showDetail(Photo)
        case showSearch
        case share(String)
    }

    private(set) var calls: [Call] = []

    func showDetail(of photo: Photo) { calls.append(.showDetail(photo)) }
    func showSearch() { calls.append(.showSearch) }
    func share(_ text: String) { calls.append(.share(text)) }
}
