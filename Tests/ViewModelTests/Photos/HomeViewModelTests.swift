import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The photos' view model", .leakChecks, .endsWhenStuck)
struct HomeViewModelTests {
    @Test("The photos' view model calls the closure for changed cells before the closure for changed content")
    func pages() async throws {
        let module = HomeModule()
        try await module.fetch(.success(.sample(1)))
        #expect(
            module.calls == [.content(isLoading: true), .reload(cellCount: 10), .content(isLoading: false)])
        try await module.fetch(.success(.sample(2, count: 3)))
        #expect(
            module.calls.dropFirst(3) == [
                .content(isLoading: true), .reload(cellCount: 13), .content(isLoading: false),
            ])
    }

    @Test("The photos' view model calls the alert closure when a load fails, and again when the next load starts")
    func alert() async throws {
        let module = HomeModule()
        for _ in 0..<2 { try await module.fetch(.failure(.decodeError(.missing("results")))) }
        let failure: [HomeModule.Call] = [
            .content(isLoading: false), .alert(APIError.decodeError(.missing("results")).text),
        ]
        #expect(
            module.calls
                == [.content(isLoading: true)] + failure + [.content(isLoading: true), .alert(nil)] + failure)
        try await module.fetch(.success(.sample(1)))
        #expect(module.viewModel.alertMessage == nil)
        #expect(module.service.questions.map(\.page) == [1, 1, 1])
    }

    @Test("The photos' view model does not reload the cells if no photo has changed")
    func unchanged() async throws {
        let module = HomeModule()
        try await module.fetch(.success(.sample(1)))
        try await module.fetch(.failure(.unknownError))
        try await module.fetch(.success(.sample(1, hasNextPage: false)))
        #expect(module.calls.filter { $0 == .reload(cellCount: 10) }.count == 1)
    }

    @Test("The photos' view model reloads the cells when photos are found, and when another search starts")
    func search() async throws {
        let module = HomeModule(query: "")
        module.viewModel.search("poppy")
        try await module.answer(.success(.sample(1)))
        module.viewModel.search("daisy")
        try await module.answer(.success(.sample(1, count: 1)))
        #expect(
            module.calls == [
                .content(isLoading: true), .reload(cellCount: 10), .content(isLoading: false),
                .reload(cellCount: 0), .content(isLoading: true), .reload(cellCount: 1), .content(isLoading: false),
            ])
    }

    @Test("The photos' view model starts with the content already loaded by its interactor")
    func late() async {
        let work = Work()
        let service = AnsweringPhotosService(.success(.sample(1)), .failure(.rateLimited))
        let interactor = trackForLeaks(PhotosInteractor(service: service, work: work))
        for _ in 0..<2 {
            interactor.fetch()
            await work.settle()
        }
        let viewModel = trackForLeaks(HomeViewModel(interactor: interactor, navigator: nil))
        #expect(viewModel.numberOfCells == 10)
        #expect(viewModel.content == HomeContent(model: interactor.model))
        #expect(viewModel.alertMessage == APIError.rateLimited.text)
    }

    @Test("The photos' view model returns the cell at an index path, or nil if there is no such cell")
    func cell() async throws {
        let module = HomeModule()
        #expect(module.viewModel.getCellViewModel(indexPath: [0, 0]) == nil)
        try await module.fetch(.success(.sample(1)))
        #expect(module.viewModel.getCellViewModel(indexPath: [0, 9])?.id == "photo-9")
        for path: IndexPath in [[0, 10], [0, -1], [1, 0], [-1, 0], [], [0], [0, 0, 0]] {
            #expect(module.viewModel.getCellViewModel(indexPath: path) == nil, "\(path)")
        }
    }

    @Test("The photos' view model opens a cell's photo, and the search")
    func navigation() {
        let module = HomeModule()
        module.viewModel.didSelectPhoto(PhotoCellViewModel(photo: .sample(number: 3)))
        module.viewModel.didTapSearch()
        #expect(module.calls == [.showDetail(.sample(number: 3)), .showSearch])
    }

    private nonisolated static let one = PhotoFeed().appending(.sample(1, count: 1))
    private nonisolated static let none = PhotoFeed().appending(.sample(1, count: 0))
    private nonisolated static let unreadable = PhotoFeed().appending(.unreadable())
    private nonisolated static let failure = "The photo service failed. Wait a while.\nTry again"

    @Test("The photos' content says whether a page is loading")
    func isLoading() {
        #expect(HomeContent(model: .loading(Self.one)).isLoading)
        #expect(!HomeContent(model: .some(Self.one)).isLoading)
    }

    @Test(
        "The photos' content says why there are no photos and what to do, and labels the load key",
        arguments: [
            ("before they load", .none, nil, "No photos available", "Load more photos", "load more"),
            ("while they load", .loading(nil), nil, "No photos available", "Load more photos", nil),
            ("without any", .some(none), nil, "No photos available", "Refresh, or search for photos", "refresh"),
            ("if more may follow", .some(unreadable), nil, "No photos available", "Load more photos", "load more"),
            ("after a failure", .error(.unknownError, nil), nil, "Photos could not be loaded", failure, "try again"),
            ("before a search", .none, "", "No search yet", "Type a few words to search", nil),
            ("if nothing is found", .some(none), "poppy", "No photos found", "Try other words", "refresh"),
            ("if more may be found", .some(unreadable), "poppy", "No photos found", "Load more photos", "load more"),
            ("if a search fails", .error(.unknownError, nil), "poppy", "Search failed", failure, "try again"),
        ] as [(String, LoadableModel<PhotoFeed, APIError>, String?, String, String, String?)])
    func empty(
        _: String, model: LoadableModel<PhotoFeed, APIError>, query: String?, title: String, hint: String,
        action: String?
    ) {
        let content = HomeContent(model: model, query: query)
        #expect(content.emptyTitle == title)
        #expect(content.emptyHint == hint)
        #expect(content.loadAction == action)
    }

    @Test(
        "The photos' content counts the photos, then says what is missing",
        arguments: [
            (.some(one), "1 photo"), (.some(one.appending(.sample(2))), "11 photos"),
            (.some(one.appending(PhotoPage.sample(2, count: 0).withTotal(12))), "1 of 12 photos"),
            (.some(one.appending(PhotoPage.sample(2, count: 0).withTotal(1))), "1 photo"),
            (.some(one.appending(.unreadable())), "1 photo, 1 skipped on page 2: “id” is missing"),
            (
                .error(.unknownError, unreadable),
                "0 photos, the last load failed, 1 skipped: “id” is missing"
            ),
        ] as [(LoadableModel<PhotoFeed, APIError>, String)])
    func summary(model: LoadableModel<PhotoFeed, APIError>, expected: String) {
        #expect(HomeContent(model: model).summary == expected)
    }

    @Test("The photos' content reports a failure if a load has failed or no photo could be read")
    func failed() {
        #expect(HomeContent(model: .error(.rateLimited, Self.one)).failure == APIError.rateLimited.text)
        #expect(HomeContent(model: .some(Self.unreadable)).failure == "1 skipped: “id” is missing")
        #expect(HomeContent(model: .some(Self.one.appending(.unreadable()))).failure == nil)
    }

    @Test("Before the first photo search, the content counts no photos, and the escape key goes back")
    func noSearch() {
        let (before, after) = (HomeContent(model: .none, query: ""), HomeContent(model: .none, query: "poppy"))
        #expect(before.isSearch && !before.hasSearched && before.summary == nil && before.endSearch == "back")
        #expect(after.isSearch && after.hasSearched && after.endSearch == "done")
    }
}
