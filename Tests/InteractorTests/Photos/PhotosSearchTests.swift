import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The search of the photos' interactor", .leakChecks, .endsWhenStuck)
struct PhotosSearchTests {
    private let work = Work()

    private func makeInteractor(
        _ service: ManualPhotosService, sourceLocation: SourceLocation = #_sourceLocation
    ) -> PhotosInteractor {
        trackForLeaks(PhotosInteractor(service: service, query: "", work: work), sourceLocation: sourceLocation)
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
        try await service.nextRequest().answer(.success(.sample(2, hasNextPage: false)))
        await work.settle()
        interactor.reload()
        try await service.nextRequest().answer(.success(.sample(1)))
        await work.settle()
        #expect(service.questions == [1, 2, 1].map { .init("red poppy", page: $0) })
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

    @Test("loads nothing before a search, nor for a blank text", arguments: ["", " ", "\n\t", "\u{200B}"])
    func blank(text: String) async {
        let service = ManualPhotosService()
        let interactor = makeInteractor(service)
        interactor.search(text)
        interactor.fetch()
        interactor.reload()
        await work.settle()
        #expect(service.questions.isEmpty)
        #expect(interactor.model == .none)
        #expect(interactor.query == "")
    }
}
