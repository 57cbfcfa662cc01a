import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The feed's interactor", .leakChecks, .endsWhenStuck)
struct FeedInteractorTests {
    private let service = ManualFeedService()
    private let work = Work()
    private let entries: [FeedEntry] = .sample(count: 3)

    @Test("has nothing, and asks for nothing, before it is told to load")
    func untouched() {
        #expect(makeInteractor().model == .none)
        #expect(service.requestCount == 0 && work.isSettled)
    }

    @Test("tells of each change once")
    func changes() async throws {
        let interactor = makeInteractor()
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.load()
        try await answerNext(.success(entries))
        #expect(recorder.models == [.loading(nil), .some(Feed(entries))])
    }

    @Test("keeps the entries while it loads anew, and when that fails")
    func failure() async throws {
        let interactor = makeInteractor()
        interactor.load()
        try await answerNext(.success(entries))
        interactor.load()
        #expect(interactor.model == .loading(Feed(entries)))
        try await answerNext(.failure(.httpError(503)))
        #expect(interactor.model == .error(.httpError(503), Feed(entries)))
    }

    @Test("ignores the answer of a load that another has replaced")
    func replaced() async throws {
        let service = ManualFeedService(answersLate: true)
        let interactor = trackForLeaks(FeedInteractor(service: service, work: work))
        interactor.load()
        let late = try await service.nextRequest()
        interactor.load()
        try await service.nextRequest().answer(.success(entries))
        late.answer(.success([]))
        await work.settle()
        #expect(interactor.model == .some(Feed(entries)))
    }

    @Test("cancels what is on its way when it is freed")
    func freed() async throws {
        let parent = Work()
        var interactor: FeedInteractor? = trackForLeaks(FeedInteractor(service: service, work: Work(within: parent)))
        interactor?.load()
        let request = try await service.nextRequest()
        interactor = nil
        await request.cancellation()
        await parent.settle()
    }

    private func makeInteractor(sourceLocation: SourceLocation = #_sourceLocation) -> FeedInteractor {
        trackForLeaks(FeedInteractor(service: service, work: work), sourceLocation: sourceLocation)
    }

    private func answerNext(_ result: Result<[FeedEntry], NetworkError>) async throws {
        try await service.nextRequest().answer(result)
        await work.settle()
    }
}
