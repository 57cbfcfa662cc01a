import Interactor
import Model
import TestSupport
import Testing

@MainActor
@Suite("The interactors of what a customer keeps", .leakChecks)
struct BagInteractorTests {
    private let shirt = Product.sample()
    private let moss = SKU.sample("moss")
    private let sand = SKU.sample("sand")

    @Test("the bag tells of each change once")
    func bag() {
        let interactor = trackForLeaks(BagInteractor())
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.add(moss, of: shirt)
        interactor.add(moss, of: shirt)
        interactor.add(sand, of: shirt)
        interactor.removeOne(moss.id)
        interactor.removeAll()
        #expect(recorder.models.map(\.count) == [1, 2, 3, 2, 0])
        #expect(recorder.models[3].items.map(\.sku) == [moss, sand])
    }

    @Test("likes tell of each change once")
    func likes() {
        let interactor = trackForLeaks(LikesInteractor())
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.toggle("shirt")
        #expect(interactor.isLiked("shirt") && !interactor.isLiked("tea"))
        interactor.toggle("tea")
        interactor.toggle("shirt")
        #expect(!interactor.isLiked("shirt") && interactor.isLiked("tea"))
        #expect(recorder.models == [["shirt"], ["shirt", "tea"], ["tea"]])
    }
}
