import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The interactors of a product and of the product list", .leakChecks, .endsWhenStuck)
struct ProductInteractorTests {
    private let service = ManualShopService(answersLate: true)
    private let work = Work()
    private let shirt = Product.sample("shirt")

    @Test("A product's interactor reports each change once, and keeps the product during and after a failed reload")
    func changes() async throws {
        let interactor = makeInteractor()
        let recorder = trackForLeaks(ModelRecorder(interactor))
        try await load("shirt", .success(shirt), in: interactor)
        try await load("shirt", .failure(.unavailable(.noData)), in: interactor)
        #expect(
            recorder.models == [.loading(nil), .some(shirt), .loading(shirt), .error(.unavailable(.noData), shirt)])
        #expect(service.questions == ["shirt", "shirt"])
    }

    @Test("A product's interactor drops the product when it loads another")
    func other() async throws {
        let interactor = makeInteractor()
        try await load("shirt", .success(shirt), in: interactor)
        try await load("tea", .failure(.noProduct(id: "tea")), in: interactor)
        #expect(interactor.model == .error(.noProduct(id: "tea"), nil))
    }

    @Test("A product's interactor ignores a late answer for an earlier product")
    func late() async throws {
        let interactor = makeInteractor()
        interactor.load(id: "shirt")
        let late = try await service.nextRequest()
        try await load("tea", .success(.sample("tea")), in: interactor) { late.answer(.success(shirt)) }
        #expect(interactor.model == .some(.sample("tea")))
    }

    @Test("A product's interactor cancels its request when it is freed")
    func freed() async throws {
        let service = ManualShopService()
        try await expectCancelledRequest(to: service.singles, sending: { $0.load(id: "shirt") }) {
            ProductInteractor(service: service, work: $0)
        }
    }

    private func makeInteractor(sourceLocation: SourceLocation = #_sourceLocation) -> ProductInteractor {
        trackForLeaks(ProductInteractor(service: service, work: work), sourceLocation: sourceLocation)
    }

    /// Loads the product with the ID `id`, answers with `result`, and waits until all answers have arrived.
    private func load(
        _ id: Product.ID, _ result: Result<Product, ShopError>, in interactor: ProductInteractor,
        then answerLate: () -> Void = {}
    ) async throws {
        interactor.load(id: id)
        try await service.nextRequest().answer(result)
        answerLate()
        await work.settle()
    }

    private let products = ProductPage(
        products: [.sample("shirt"), .sample("tea", skus: [])], skipped: [SkippedEntry(.missing("id"))])

    @Test("The product list's interactor reports each change once, and keeps its products even if reloading fails")
    func listChanges() async throws {
        let interactor = makeListInteractor()
        let recorder = trackForLeaks(ModelRecorder(interactor))
        for result in [.success(products), .failure(.unavailable(.noData))] as [Result<ProductPage, ShopError>] {
            interactor.load()
            try await service.nextListRequest().answer(result)
            await work.settle()
        }
        #expect(
            recorder.models == [
                .loading(nil), .some(products), .loading(products), .error(.unavailable(.noData), products),
            ])
        #expect(service.listCount == 2)
    }

    @Test("The product list's interactor ignores the answer to a replaced request")
    func replaced() async throws {
        let interactor = makeListInteractor()
        interactor.load()
        let late = try await service.nextListRequest()
        interactor.load()
        try await service.nextListRequest().answer(.success(products))
        late.answer(.success(ProductPage(products: [])))
        await work.settle()
        #expect(interactor.model == .some(products))
    }

    @Test("The product list's interactor cancels its request when it is freed")
    func freedList() async throws {
        let service = ManualShopService()
        try await expectCancelledRequest(to: service.pages, sending: { $0.load() }) {
            ProductsInteractor(service: service, work: $0)
        }
    }

    private func makeListInteractor(sourceLocation: SourceLocation = #_sourceLocation) -> ProductsInteractor {
        trackForLeaks(ProductsInteractor(service: service, work: work), sourceLocation: sourceLocation)
    }
}
