import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The photo search's interactor", .leakChecks, .endsWhenStuck)
struct PhotoSearchInteractorTests {
    private let work = Work()

    private func makeInteractor(
        _ service: ManualPhotosService, sourceLocation: SourceLocation = #_sourceLocation
    ) -> PhotoSearchInteractor {
        trackForLeaks(PhotoSearchInteractor(service: service, work: work), sourceLocation: sourceLocation)
    }

    @Test("searches for the text without surrounding white space, page after page")
    func pages() async throws {
        let service = ManualPhotosService()
        let interactor = makeInteractor(service)
        interactor.search("  red poppy\n")
        #expect(interactor.model == .loading(nil))
        #expect(interactor.query == "red poppy")
        try await service.nextRequest().answer(.success(.sample(1)))
        await work.settle()
        interactor.fetch()
        interactor.fetch()
        try await service.nextRequest().answer(.success(.sample(2, hasNextPage: false)))
        await work.settle()
        interactor.fetch()
        await work.settle()
        #expect(service.questions == [.init("red poppy", page: 1), .init("red poppy", page: 2)])
        #expect(interactor.model.value?.photos.count == 20)
    }

    @Test("reports each change once")
    func changes() async throws {
        let service = ManualPhotosService()
        let interactor = makeInteractor(service)
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.search("poppy")
        try await service.nextRequest().answer(.success(.sample(1)))
        await work.settle()
        #expect(recorder.models == [.loading(nil), interactor.model] && interactor.model.value != nil)
    }

    @Test("cancels the previous search and ignores its late response")
    func newQuery() async throws {
        let service = ManualPhotosService(answersLate: true)
        let interactor = makeInteractor(service)
        interactor.search("poppy")
        let older = try await service.nextRequest()
        interactor.search("daisy")
        await older.cancellation()
        try await service.nextRequest().answer(.success(.sample(2, count: 3)))
        older.answer(.success(.sample(1)))
        await work.settle()
        #expect(interactor.query == "daisy")
        #expect(interactor.model.value?.photos == PhotoPage.sample(2, count: 3).photos)
    }

    @Test("clears the results when another search starts")
    func cleared() async throws {
        let service = ManualPhotosService()
        let interactor = makeInteractor(service)
        interactor.search("poppy")
        try await service.nextRequest().answer(.success(.sample(1)))
        await work.settle()
        interactor.search("daisy")
        #expect(interactor.model == .loading(nil))
        try await service.nextRequest().answer(.failure(.rateLimited))
        await work.settle()
        #expect(interactor.model == .error(.rateLimited, nil))
        interactor.fetch()
        try await service.nextRequest().answer(.success(.sample(1)))
        await work.settle()
        #expect(service.questions.last == .init("daisy", page: 1))
    }

    @Test("reload continues where pages follow, and starts the search again where none does")
    func reload() async throws {
        let service = ManualPhotosService()
        let interactor = makeInteractor(service)
        interactor.reload()
        #expect(interactor.model == .none)
        interactor.search("poppy")
        interactor.reload()
        try await service.nextRequest().answer(.success(.sample(1)))
        await work.settle()
        interactor.reload()
        try await service.nextRequest().answer(.success(.sample(2, hasNextPage: false)))
        await work.settle()
        interactor.reload()
        #expect(interactor.model.isLoading)
        #expect(interactor.model.value?.photos.count == 20)
        try await service.nextRequest().answer(.success(.sample(3)))
        await work.settle()
        #expect(interactor.model == .some(PhotoFeed().appending(.sample(3))))
        #expect(service.questions == [1, 2, 1].map { .init("poppy", page: $0) })
    }

    @Test("loads past unreadable pages, up to a photo")
    func unreadablePages() async {
        let service = AnsweringPhotosService(
            .success(.unreadable()), .success(.unreadable()), .success(.sample(3)), .success(.sample(4)))
        let interactor = trackForLeaks(PhotoSearchInteractor(service: service, work: work))
        interactor.search("poppy")
        await work.settle()
        #expect(interactor.model.value?.photos.count == 10)
        #expect(interactor.model.value?.skipped.count == 2)
    }

    @Test("stops after three pages in a row that add nothing, until the next fetch")
    func endlessPages() async {
        let service = AnsweringPhotosService(always: .unreadable())
        let interactor = trackForLeaks(PhotoSearchInteractor(service: service, work: work))
        interactor.search("poppy")
        await work.settle()
        #expect(interactor.model.value?.pageCount == 3)
        interactor.fetch()
        await work.settle()
        #expect(interactor.model.value?.pageCount == 6)
    }

    @Test("does not search for a blank text", arguments: ["", " ", "\n\t"])
    func blank(text: String) async {
        let service = ManualPhotosService()
        let interactor = makeInteractor(service)
        interactor.search(text)
        interactor.fetch()
        await work.settle()
        #expect(service.questions.isEmpty)
        #expect(interactor.model == .none)
        #expect(interactor.query == nil)
    }
}
