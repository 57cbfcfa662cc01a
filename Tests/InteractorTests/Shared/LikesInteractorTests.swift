import Interactor
import Model
import TestKit
import Testing

@MainActor
@Suite("The likes' interactor", .leakChecks)
struct LikesInteractorTests {
    @Test("tells of each change once")
    func changes() {
        let interactor = trackForLeaks(LikesInteractor<Product>())
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.toggle("shirt")
        #expect(interactor.isLiked("shirt") && !interactor.isLiked("tea"))
        interactor.toggle("tea")
        interactor.toggle("shirt")
        #expect(!interactor.isLiked("shirt") && interactor.isLiked("tea"))
        #expect(recorder.models == [["shirt"], ["shirt", "tea"], ["tea"]])
    }
}
