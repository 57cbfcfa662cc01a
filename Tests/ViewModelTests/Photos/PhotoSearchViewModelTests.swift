import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The photo search's view model", .leakChecks, .endsWhenStuck)
struct PhotoSearchViewModelTests {
    private let service = ManualPhotosService()
    private let work = Work()
    private let navigator = PhotosNavigatorMock()
    private let closures = ClosuresMock()

    private func makeViewModel(sourceLocation: SourceLocation = #_sourceLocation) -> PhotoSearchViewModel {
        let interactor = PhotoSearchInteractor(service: service, work: work)
        let viewModel = PhotoSearchViewModel(interactor: interactor, navigator: navigator)
        viewModel.reloadCollectionViewClosure = { [weak viewModel, closures] in
            closures.calls.append(.reload(viewModel?.numberOfCells ?? -1))
        }
        viewModel.showAlertClosure = { [weak viewModel, closures] in
            closures.calls.append(.alert(viewModel?.alertMessage))
        }
        for object in [interactor, viewModel] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        return viewModel
    }

    private func answerNext(_ result: Result<PhotoPage, APIError>) async throws {
        try await service.nextRequest().answer(result)
        await work.settle()
    }

    @Test("calls the reload closure when photos were found, and when another search begins without them")
    func reload() async throws {
        let viewModel = makeViewModel()
        viewModel.search("poppy")
        #expect(viewModel.isLoading)
        try await answerNext(.success(.sample(1)))
        viewModel.fetch()
        try await answerNext(.success(.sample(2, count: 2)))
        viewModel.search("daisy")
        #expect(viewModel.cellViewModels.isEmpty)
        try await answerNext(.success(.sample(1, count: 1)))
        #expect(closures.calls == [.reload(10), .reload(12), .reload(0), .reload(1)])
        #expect(viewModel.query == "daisy")
    }

    @Test("calls the alert closure when a search fails; fetching tries it again")
    func alert() async throws {
        let viewModel = makeViewModel()
        viewModel.search("poppy")
        try await answerNext(.failure(.missingAccessKey))
        viewModel.fetch()
        try await answerNext(.success(.sample(1, count: 1)))
        #expect(closures.calls == [.alert(APIError.missingAccessKey.message), .alert(nil), .reload(1)])
        #expect(service.questions == [.init("poppy", page: 1), .init("poppy", page: 1)])
    }

    @Test("opens the photo at a place, and nothing out of range")
    func select() async throws {
        let viewModel = makeViewModel()
        viewModel.search("poppy")
        try await answerNext(.success(.sample(1, count: 2)))
        #expect(viewModel.getCellViewModel(indexPath: IndexPath(section: 0, item: 1))?.id == "photo-1")
        #expect(viewModel.getCellViewModel(indexPath: IndexPath(section: 1, item: 1)) == nil)
        viewModel.didSelectPhoto(at: IndexPath(section: 0, item: 1))
        viewModel.didSelectPhoto(at: IndexPath(section: 0, item: 2))
        #expect(navigator.calls == [.showDetail(.sample(number: 1))])
    }

    @Test("says what there is to do, what was not found, and of how many photos these are")
    func messages() async throws {
        let viewModel = makeViewModel()
        #expect(viewModel.getEmptyStateMessage() == ("Search photos", "Type what is to be seen, and press enter"))
        #expect(viewModel.summary == "No photos")
        viewModel.search("poppy")
        try await answerNext(.success(PhotoPage(photos: [], hasNextPage: false, total: 0)))
        #expect(viewModel.getEmptyStateMessage() == ("No photos found", "Try adjusting your search criteria"))
        #expect(viewModel.summary == "0 photos")
        viewModel.search("daisy")
        try await answerNext(.success(PhotoPage(photos: [.sample()], hasNextPage: true, total: 12)))
        #expect(viewModel.summary == "1 of 12 photos")
    }
}
