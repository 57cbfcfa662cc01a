import Interactor
import TestKit
import Testing

@MainActor
@Suite("The likes' interactor", .leakChecks)
struct LikesInteractorTests {
    private struct Thing: Identifiable {
        let id: String
    }

    @Test("tells of each change once")
    func changes() {
        let interactor = trackForLeaks(LikesInteractor<Thing>())
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.toggle("shirt")
        #expect(interactor.isLiked("shirt") && !interactor.isLiked("tea"))
        interactor.toggle("tea")
        interactor.toggle("shirt")
        #expect(!interactor.isLiked("shirt") && interactor.isLiked("tea"))
        #expect(recorder.models == [["shirt"], ["shirt", "tea"], ["tea"]])
    }
}
