import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The photo search's view model", .leakChecks, .endsWhenStuck)
struct PhotoSearchViewModelTests {
    @Test("reloads the cells when photos are found, and when another search starts")
    func reload() async throws {
        let module = PhotoSearchModule()
        try await module.search("poppy", .success(.sample(1)))
        try await module.fetch(.success(.sample(2, count: 2)))
        try await module.search("daisy", .success(.sample(1, count: 1)))
        #expect(
            module.closures.calls == [
                .content(isLoading: true), .reload(cellCount: 10), .content(isLoading: false),
                .content(isLoading: true), .reload(cellCount: 12), .content(isLoading: false),
                .reload(cellCount: 0), .content(isLoading: true), .reload(cellCount: 1), .content(isLoading: false),
            ])
    }

    @Test("calls the alert closure when a search fails, and when it is tried again")
    func alert() async throws {
        let module = PhotoSearchModule()
        try await module.search("poppy", .failure(.missingAccessKey))
        try await module.fetch(.success(.sample(1, count: 1)))
        #expect(
            module.closures.calls == [
                .content(isLoading: true), .content(isLoading: false), .alert(APIError.missingAccessKey.text),
                .content(isLoading: true), .alert(nil), .reload(cellCount: 1), .content(isLoading: false),
            ])
        #expect(module.service.questions == [.init("poppy", page: 1), .init("poppy", page: 1)])
    }

    @Test("opens the photo of a cell, even after another search has started")
    func select() async throws {
        let module = PhotoSearchModule()
        try await module.search("poppy", .success(.sample(1, count: 2)))
        let cell = try #require(module.viewModel.cellViewModels.last)
        module.viewModel.search("daisy")
        module.viewModel.didSelectPhoto(cell)
        #expect(module.navigator.calls == [.showDetail(.sample(number: 1))])
    }
}
