import Interactor
import TestKit
import Testing

@MainActor
@Suite("The likes' interactor", .leakChecks)
struct FeedLikesInteractorTests {
    @Test("tells of each change once")
    func changes() {
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
