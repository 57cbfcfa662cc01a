import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The feed's interactor", .leakChecks, .endsWhenStuck)
struct FeedInteractorTests {
    private let service = ManualFeedService(answersLate: true)
    private let likes = FeedLikesInteractor()
    private let work = Work()
    private let entries: [FeedEntry] = .sample(count: 3)

    @Test("reports each change once, and keeps the entries while it loads again, and when that fails")
    func changes() async throws {
        let interactor = makeInteractor()
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.load()
        try await answerNext(.success(entries))
        interactor.load()
        try await answerNext(.failure(.httpError(503)))
        let feed = Feed(entries)
        #expect(recorder.models == [.loading(nil), .some(feed), .loading(feed), .error(.httpError(503), feed)])
    }

    @Test("ignores the answer of a request that another has replaced")
    func replaced() async throws {
        let interactor = makeInteractor()
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
        var interactor: FeedInteractor? = makeInteractor(work: Work(within: work))
        interactor?.load()
        let request = try await service.nextRequest()
        interactor = nil
        await request.cancellation()
        request.answer(.success(entries))
        await work.settle()
    }

    private func makeInteractor(work: Work? = nil, sourceLocation: SourceLocation = #_sourceLocation) -> FeedInteractor
    {
        let interactor = FeedInteractor(service: service, likes: likes, work: work ?? self.work)
        return trackForLeaks(interactor, sourceLocation: sourceLocation)
    }

    private func answerNext(_ result: Result<[FeedEntry], NetworkError>) async throws {
        try await service.nextRequest().answer(result)
        await work.settle()
    }
}
