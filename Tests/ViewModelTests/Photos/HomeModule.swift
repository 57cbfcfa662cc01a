import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

/// A home view model with everyone whom it speaks to; the test answers its requests.
@MainActor
struct HomeModule {
    let service = ManualPhotosService()
    let work = Work()
    let interactor: PhotosInteractor
    let viewModel: HomeViewModel
    let closures: ClosuresMock
    let navigator = PhotosNavigatorMock()

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        interactor = PhotosInteractor(service: service, work: work)
        viewModel = HomeViewModel(interactor: interactor, navigator: navigator)
        closures = ClosuresMock()
        let closures = closures
        viewModel.reloadCollectionViewClosure = { [weak viewModel] in
            closures.calls.append(.reload(viewModel?.numberOfCells ?? -1))
        }
        viewModel.showAlertClosure = { [weak viewModel] in closures.calls.append(.alert(viewModel?.alertMessage)) }
        for object in [interactor, viewModel, closures, navigator] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
    }

    func answerNext(_ result: Result<PhotoPage, APIError>) async throws {
        try await service.nextRequest().answer(result)
        await work.settle()
    }
}
