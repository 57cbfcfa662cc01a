import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

/// The photo search's view model with everything around it; the test answers its requests.
@MainActor
struct PhotoSearchModule {
    let service = ManualPhotosService()
    let work = Work()
    let viewModel: PhotoSearchViewModel
    let closures = ClosuresMock()
    let navigator = PhotosNavigatorMock()

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        let interactor = PhotoSearchInteractor(service: service, work: work)
        viewModel = PhotoSearchViewModel(interactor: interactor, navigator: navigator)
        viewModel.reloadCollectionViewClosure = { [weak viewModel, closures] in
            if let viewModel { closures.record(.reload(cellCount: viewModel.cellViewModels.count)) }
        }
        viewModel.didUpdateContentClosure = { [weak viewModel, closures] in
            if let viewModel { closures.record(.content(isLoading: viewModel.content.isLoading)) }
        }
        viewModel.showAlertClosure = { [weak viewModel, closures] in
            if let viewModel { closures.record(.alert(viewModel.alertMessage)) }
        }
        for object in [interactor, viewModel, closures, navigator] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
    }

    /// Searches for `text`, answers the request and waits until the view model has the result.
    func search(_ text: String, _ result: Result<PhotoPage, APIError>) async throws {
        viewModel.search(text)
        try await answerNext(result)
    }

    /// Fetches a page, answers the request and waits until the view model has the result.
    func fetch(_ result: Result<PhotoPage, APIError>) async throws {
        viewModel.fetch()
        try await answerNext(result)
    }

    private func answerNext(_ result: Result<PhotoPage, APIError>) async throws {
        try await service.nextRequest().answer(result)
        await work.settle()
    }
}
