import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The interactor of a product", .leakChecks, .endsWhenStuck)
struct ProductInteractorTests {
    private let service = ManualShopService()
    private let work = Work()

    @Test("loads the product with that ID")
    func success() async throws {
        let interactor = makeInteractor()
        #expect(interactor.model == .none)
        interactor.load(id: "shirt")
        #expect(interactor.model == .loading(nil))
        try await answerNext(.success(.sample("shirt")))
        #expect(service.questions == ["shirt"])
        #expect(interactor.model == .some(.sample("shirt")))
    }

    @Test("reports each change once")
    func changes() async throws {
        let interactor = makeInteractor()
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.load(id: "shirt")
        try await answerNext(.success(.sample("shirt")))
        #expect(recorder.models == [.loading(nil), .some(.sample("shirt"))])
    }

    @Test(
        "keeps the reason if there is no product",
        arguments: [
            ShopError.noProduct(id: "shirt"),
            .unavailable(.recordingError(.malformed(path: "/shop.json", .missing("name")))),
            .unavailable(.httpError(503)),
        ])
    func failure(error: ShopError) async throws {
        let interactor = makeInteractor()
        interactor.load(id: "shirt")
        try await answerNext(.failure(error))
        #expect(interactor.model == .error(error, nil))
    }

    @Test("keeps the product while it loads again, and if that fails")
    func again() async throws {
        let interactor = makeInteractor()
        interactor.load(id: "shirt")
        try await answerNext(.success(.sample("shirt")))
        interactor.load(id: "shirt")
        #expect(interactor.model == .loading(.sample("shirt")))
        try await answerNext(.failure(.unavailable(.httpError(503))))
        #expect(interactor.model == .error(.unavailable(.httpError(503)), .sample("shirt")))
    }

    @Test("drops the product when another one is loaded")
    func other() async throws {
        let interactor = makeInteractor()
        interactor.load(id: "shirt")
        try await answerNext(.success(.sample("shirt")))
        interactor.load(id: "tea")
        #expect(interactor.model == .loading(nil))
        try await answerNext(.failure(.noProduct(id: "tea")))
        #expect(interactor.model == .error(.noProduct(id: "tea"), nil))
    }

    @Test("ignores a late answer for another product")
    func late() async throws {
        let service = ManualShopService(answersLate: true)
        let interactor = trackForLeaks(ProductInteractor(service: service, work: work))
        interactor.load(id: "shirt")
        let late = try await service.nextRequest()
        interactor.load(id: "tea")
        try await service.nextRequest().answer(.success(.sample("tea")))
        late.answer(.success(.sample("shirt")))
        await work.settle()
        #expect(interactor.model == .some(.sample("tea")))
    }

    @Test("cancels its request when it is freed")
    func freed() async throws {
        let parent = Work()
        var interactor: ProductInteractor? = trackForLeaks(
            ProductInteractor(service: service, work: Work(within: parent)))
        interactor?.load(id: "shirt")
        let request = try await service.nextRequest()
        interactor = nil
        await request.cancellation()
        await parent.settle()
    }

    private func makeInteractor(sourceLocation: SourceLocation = #_sourceLocation) -> ProductInteractor {
        trackForLeaks(ProductInteractor(service: service, work: work), sourceLocation: sourceLocation)
    }

    private func answerNext(_ result: Result<Product, ShopError>) async throws {
        try await service.nextRequest().answer(result)
        await work.settle()
    }
}
