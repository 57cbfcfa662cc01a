import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The interactor of the products", .leakChecks, .endsWhenStuck)
struct ProductsInteractorTests {
    private let service = ManualShopService()
    private let work = Work()
    private let products = ProductPage(
        products: [.sample("shirt"), .sample("tea", skus: [])], skipped: [SkippedEntry(.missing("id"))])

    @Test("requests nothing before it is told to load")
    func untouched() {
        #expect(makeInteractor().model == .none)
        #expect(service.listCount == 0 && work.isSettled)
    }

    @Test("reports each change once")
    func changes() async throws {
        let interactor = makeInteractor()
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.load()
        try await answerNext(.success(products))
        #expect(recorder.models == [.loading(nil), .some(products)])
    }

    @Test("keeps the products while it loads again, and if that fails")
    func failure() async throws {
        let interactor = makeInteractor()
        interactor.load()
        try await answerNext(.success(products))
        interactor.load()
        #expect(interactor.model == .loading(products))
        try await answerNext(.failure(.unavailable(.httpError(503))))
        #expect(interactor.model == .error(.unavailable(.httpError(503)), products))
    }

    @Test("ignores the answer to a request that another has replaced")
    func replaced() async throws {
        let service = ManualShopService(answersLate: true)
        let interactor = trackForLeaks(ProductsInteractor(service: service, work: work))
        interactor.load()
        let late = try await service.nextListRequest()
        interactor.load()
        try await service.nextListRequest().answer(.success(products))
        late.answer(.success(ProductPage(products: [])))
        await work.settle()
        #expect(interactor.model == .some(products))
    }

    @Test("cancels its request when it is freed")
    func freed() async throws {
        let parent = Work()
        var interactor: ProductsInteractor? = trackForLeaks(
            ProductsInteractor(service: service, work: Work(within: parent)))
        interactor?.load()
        let request = try await service.nextListRequest()
        interactor = nil
        await request.cancellation()
        await parent.settle()
    }

    private func makeInteractor(sourceLocation: SourceLocation = #_sourceLocation) -> ProductsInteractor {
        trackForLeaks(ProductsInteractor(service: service, work: work), sourceLocation: sourceLocation)
    }

    private func answerNext(_ result: Result<ProductPage, ShopError>) async throws {
        try await service.nextListRequest().answer(result)
        await work.settle()
    }
}
