import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The photos' view model", .leakChecks, .endsWhenStuck)
struct HomeViewModelTests {
    @Test("calls the reload closure after each change of its cells")
    func reload() async throws {
        let module = HomeModule()
        module.viewModel.fetch()
        #expect(module.viewModel.isLoading)
        #expect(module.closures.calls == [])
        try await module.answerNext(.success(.sample(1)))
        #expect(module.closures.calls == [.reload(10)])
        module.viewModel.fetch()
        try await module.answerNext(.success(.sample(2, count: 3)))
        #expect(module.closures.calls == [.reload(10), .reload(13)])
        #expect(!module.viewModel.isLoading)
    }

    @Test("calls the alert closure after each change of its alert, with every error's own message")
    func alert() async throws {
        let module = HomeModule()
        module.viewModel.fetch()
        try await module.answerNext(.failure(.rateLimited))
        #expect(module.viewModel.alertMessage == APIError.rateLimited.message)
        #expect(module.closures.calls == [.alert(APIError.rateLimited.message)])
    }

    @Test("tells the same error again when a second attempt ends in it")
    func alertAgain() async throws {
        let module = HomeModule()
        for _ in 0..<2 {
            module.viewModel.fetch()
            try await module.answerNext(.failure(.decodeError))
        }
        let alert = ClosuresMock.Call.alert(APIError.decodeError.message)
        #expect(module.closures.calls == [alert, .alert(nil), alert])
        module.viewModel.fetch()
        try await module.answerNext(.success(.sample(1)))
        #expect(module.viewModel.alertMessage == nil)
        #expect(module.service.questions.map(\.page) == [1, 1, 1])
    }

    @Test("keeps the cells when a page fails, and asks for that page again")
    func failedPage() async throws {
        let module = HomeModule()
        module.viewModel.fetch()
        try await module.answerNext(.success(.sample(1)))
        module.viewModel.fetch()
        try await module.answerNext(.failure(.unknownError))
        #expect(module.viewModel.numberOfCells == 10)
        module.viewModel.fetch()
        try await module.answerNext(.success(.sample(2)))
        #expect(module.service.questions.map(\.page) == [1, 2, 2])
        #expect(module.viewModel.cellViewModels.map(\.id) == (0..<20).map { "photo-\($0)" })
    }

    @Test("gives the cell at a place, and nil out of range")
    func cell() async throws {
        let module = HomeModule()
        #expect(module.viewModel.getCellViewModel(indexPath: IndexPath(section: 0, item: 0)) == nil)
        module.viewModel.fetch()
        try await module.answerNext(.success(.sample(1)))
        #expect(module.viewModel.getCellViewModel(indexPath: IndexPath(section: 0, item: 9))?.id == "photo-9")
        for place in [(0, 10), (0, -1), (1, 0), (-1, 0)] {
            #expect(module.viewModel.getCellViewModel(indexPath: IndexPath(section: place.0, item: place.1)) == nil)
        }
    }

    @Test("opens the photo at a place, and nothing out of range")
    func select() async throws {
        let module = HomeModule()
        module.viewModel.fetch()
        try await module.answerNext(.success(.sample(1)))
        module.viewModel.didSelectPhoto(at: IndexPath(section: 0, item: 3))
        module.viewModel.didSelectPhoto(at: IndexPath(section: 0, item: 10))
        module.viewModel.didTapSearch()
        #expect(module.navigator.calls == [.showDetail(.sample(number: 3)), .showSearch])
    }

    @Test("counts its photos, and says what could not be read")
    func summary() async throws {
        let module = HomeModule()
        #expect(module.viewModel.summary == "No photos")
        module.viewModel.fetch()
        try await module.answerNext(.success(.sample(1, count: 1)))
        #expect(module.viewModel.summary == "1 photo")
        module.viewModel.fetch()
        let page = PhotoPage(
            photos: [.sample("a"), .sample("b")], skipped: [SkippedPhoto(index: 2, reason: "id is missing")],
            hasNextPage: true)
        try await module.answerNext(.success(page))
        #expect(module.viewModel.summary == "3 photos, 1 skipped: id is missing")
        module.viewModel.fetch()
        try await module.answerNext(.failure(.unknownError))
        #expect(module.viewModel.summary == "3 photos, the last load failed, 1 skipped: id is missing")
    }
}
