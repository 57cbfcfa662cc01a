import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The interactor of the bag", .leakChecks)
struct BagInteractorTests {
    private let shirt = Product.sample()
    private let moss = SKU.sample("moss")
    private let sand = SKU.sample("sand")

    @Test("reports each change once")
    func changes() {
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
}
