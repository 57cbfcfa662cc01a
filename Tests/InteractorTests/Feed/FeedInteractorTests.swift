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

    @Test("The feed's interactor reports each change once, and keeps the entries during and after a failed reload")
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

    @Test("The feed's interactor ignores the answer to a replaced request")
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

    @Test("The feed's interactor passes likes on to the likes' interactor, and reports no change itself")
    func likesElsewhere() {
        likes.toggle(7)
        let interactor = makeInteractor()
        let recorder = trackForLeaks(ModelRecorder(interactor))
        #expect(interactor.toggleLike(1) && !interactor.toggleLike(7))
        #expect(likes.model == [1] && interactor.liked == [1])
        #expect(recorder.models.isEmpty)
    }

    @Test("The feed's interactor cancels its request when it is freed")
    func freed() async throws {
        let service = ManualFeedService()
        try await expectCancelledRequest(to: service, sending: { $0.load() }) { [likes] in
            FeedInteractor(service: service, likes: likes, work: $0)
        }
    }

    private func makeInteractor(sourceLocation: SourceLocation = #_sourceLocation) -> FeedInteractor {
        trackForLeaks(FeedInteractor(service: service, likes: likes, work: work), sourceLocation: sourceLocation)
    }

    private func answerNext(_ result: Result<[FeedEntry], NetworkError>) async throws {
        try await service.nextRequest().answer(result)
        await work.settle()
    }

    @Test("The interactor of the feed's likes reports each change once")
    func changesOfLikes() {
        let interactor = trackForLeaks(FeedLikesInteractor())
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.toggle(1)
        #expect(interactor.isLiked(1) && !interactor.isLiked(2))
        interactor.toggle(2)
        interactor.toggle(1)
        #expect(!interactor.isLiked(1) && interactor.isLiked(2))
        #expect(recorder.models == [[1], [1, 2], [2]])
    }
}
