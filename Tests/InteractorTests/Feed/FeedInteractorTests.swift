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
    private let likes = FeedLikesInteractor()
    private let work = Work()
    private let entries: [FeedEntry] = .sample(count: 3)

    @Test("is empty and asks for nothing before it loads")
    func untouched() {
        #expect(makeInteractor().model == .none)
        #expect(service.requestCount == 0 && work.isSettled)
    }

    @Test("reports each change once")
    func changes() async throws {
        let interactor = makeInteractor()
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.load()
        try await answerNext(.success(entries))
        #expect(recorder.models == [.loading(nil), .some(Feed(entries))])
    }

    @Test("keeps the entries while it loads again, and when that fails")
    func failure() async throws {
        let interactor = makeInteractor()
        interactor.load()
        try await answerNext(.success(entries))
        interactor.load()
        #expect(interactor.model == .loading(Feed(entries)))
        try await answerNext(.failure(.httpError(503)))
        #expect(interactor.model == .error(.httpError(503), Feed(entries)))
    }

    @Test("ignores the answer of a request that another has replaced")
    func replaced() async throws {
        let service = ManualFeedService(answersLate: true)
        let interactor = trackForLeaks(FeedInteractor(service: service, likes: likes, work: work))
        interactor.load()
        let late = try await service.nextRequest()
        interactor.load()
        try await service.nextRequest().answer(.success(entries))
        late.answer(.success([]))
        await work.settle()
        #expect(interactor.model == .some(Feed(entries)))
    }

    @Test("passes likes on to their home, and reports no change")
    func likesElsewhere() {
        likes.toggle(7)
        let interactor = makeInteractor()
        let recorder = trackForLeaks(ModelRecorder(interactor))
        #expect(interactor.toggleLike(1) && !interactor.toggleLike(7))
        #expect(likes.model == [1] && interactor.liked == [1])
        #expect(recorder.models.isEmpty)
    }

    @Test("cancels its request when it is freed")
    func freed() async throws {
        let parent = Work()
        var interactor: FeedInteractor? = trackForLeaks(
            FeedInteractor(service: service, likes: likes, work: Work(within: parent)))
        interactor?.load()
        let request = try await service.nextRequest()
        interactor = nil
        await request.cancellation()
        await parent.settle()
    }

    private func makeInteractor(sourceLocation: SourceLocation = #_sourceLocation) -> FeedInteractor {
        trackForLeaks(FeedInteractor(service: service, likes: likes, work: work), sourceLocation: sourceLocation)
    }

    private func answerNext(_ result: Result<[FeedEntry], NetworkError>) async throws {
        try await service.nextRequest().answer(result)
        await work.settle()
    }
}
