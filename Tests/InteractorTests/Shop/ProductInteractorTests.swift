import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The interactor of a product", .leakChecks, .endsWhenStuck)
struct ProductInteractorTests {
    private let service = ManualShopService(answersLate: true)
    private let work = Work()
    private let shirt = Product.sample("shirt")

    @Test("reports each change once, and keeps the product while it loads again and if that fails")
    func changes() async throws {
        let interactor = makeInteractor()
        let recorder = trackForLeaks(ModelRecorder(interactor))
        try await load("shirt", .success(shirt), in: interactor)
        try await load("shirt", .failure(.unavailable(.noData)), in: interactor)
        #expect(
            recorder.models == [.loading(nil), .some(shirt), .loading(shirt), .error(.unavailable(.noData), shirt)])
        #expect(service.questions == ["shirt", "shirt"])
    }

    @Test("drops the product when another one is loaded")
    func other() async throws {
        let interactor = makeInteractor()
        try await load("shirt", .success(shirt), in: interactor)
        try await load("tea", .failure(.noProduct(id: "tea")), in: interactor)
        #expect(interactor.model == .error(.noProduct(id: "tea"), nil))
    }

    @Test("ignores a late answer for another product")
    func late() async throws {
        let interactor = makeInteractor()
        interactor.load(id: "shirt")
        let late = try await service.nextRequest()
        try await load("tea", .success(.sample("tea")), in: interactor) { late.answer(.success(shirt)) }
        #expect(interactor.model == .some(.sample("tea")))
    }

    @Test("cancels its request when it is freed")
    func freed() async throws {
        var interactor: ProductInteractor? = makeInteractor(Work(within: work))
        interactor?.load(id: "shirt")
        let request = try await service.nextRequest()
        interactor = nil
        await request.cancellation()
        request.answer(.success(shirt))
        await work.settle()
    }

    private func makeInteractor(
        _ own: Work? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) -> ProductInteractor {
        trackForLeaks(ProductInteractor(service: service, work: own ?? work), sourceLocation: sourceLocation)
    }

    /// Loads the product with that ID, answers with `result`, and waits until all answers are there.
    private func load(
        _ id: Product.ID, _ result: Result<Product, ShopError>, in interactor: ProductInteractor,
        then answerLate: () -> Void = {}
    ) async throws {
        interactor.load(id: id)
        try await service.nextRequest().answer(result)
        answerLate()
        await work.settle()
    }
}
