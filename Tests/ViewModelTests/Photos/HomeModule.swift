import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

/// The photos' view model with everything around it; the test answers its requests.
@MainActor
struct HomeModule {
    let service = ManualPhotosService()
    let work = Work()
    let viewModel: HomeViewModel
    let recorder = PhotosRecorder()

    /// - Parameter query: Empty for a search.
    init(query: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
        let interactor = PhotosInteractor(service: service, query: query, work: work)
        viewModel = HomeViewModel(interactor: interactor, navigator: recorder)
        viewModel.reloadCollectionViewClosure = { [weak viewModel, recorder] in
            if let viewModel { recorder.record(.reload(cellCount: viewModel.numberOfCells)) }
        }
        viewModel.didUpdateContentClosure = { [weak viewModel, recorder] in
            if let viewModel { recorder.record(.content(isLoading: viewModel.content.isLoading)) }
        }
        viewModel.showAlertClosure = { [weak viewModel, recorder] in
            if let viewModel { recorder.record(.alert(viewModel.alertMessage)) }
        }
        for object in [interactor, viewModel, recorder] as [AnyObject] {
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
