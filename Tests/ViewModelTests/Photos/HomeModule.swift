import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

/// The photos' view model with its dependencies; the test answers its requests.
///
/// The module is also the navigator. It records navigation, and each call of a closure with the state at that time.
@MainActor
final class HomeModule {
    enum Call: Hashable {
        case reload(cellCount: Int)
        case content(isLoading: Bool)
        case alert(String?)
        case showDetail(Photo)
        case showSearch
    }

    private(set) var calls: [Call] = []
    let service = ManualPhotosService()
    let work = Work()
    private let interactor: PhotosInteractor
    private(set) lazy var viewModel = HomeViewModel(interactor: interactor, navigator: self)

    /// - Parameter query: The text to search for, which is empty before the first search; nil for all photos.
    init(query: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
        interactor = PhotosInteractor(service: service, query: query, work: work)
        viewModel.reloadCollectionViewClosure = { [unowned self] in
            calls.append(.reload(cellCount: viewModel.numberOfCells))
        }
        viewModel.didUpdateContentClosure = { [unowned self] in
            calls.append(.content(isLoading: viewModel.content.isLoading))
        }
        viewModel.showAlertClosure = { [unowned self] in calls.append(.alert(viewModel.alertMessage)) }
        for object in [self, interactor, viewModel] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
    }

    /// Fetches a page, answers the request and waits until the view model has the result.
    func fetch(_ result: Result<PhotoPage, APIError>) async throws {
        viewModel.fetch()
        try await answer(result)
    }

    /// Answers the next request, and waits until the view model has the result.
    func answer(_ result: Result<PhotoPage, APIError>) async throws {
        try await service.nextRequest().answer(result)
        await work.settle()
    }
}

extension HomeModule: PhotosNavigator {
    func showDetail(of photo: Photo) { calls.append(.showDetail(photo)) }
    func showSearch() { calls.append(.showSearch) }
}
