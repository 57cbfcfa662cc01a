import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The interactor of the products", .leakChecks, .endsWhenStuck)
struct ProductsInteractorTests {
    private let service = ManualShopService(answersLate: true)
    private let work = Work()
    private let products = ProductPage(
        products: [.sample("shirt"), .sample("tea", skus: [])], skipped: [SkippedEntry(.missing("id"))])

    @Test("reports each change once, and keeps the products while it loads again and if that fails")
    func changes() async throws {
        let interactor = makeInteractor()
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

    @Test("ignores the answer to a request that another has replaced")
    func replaced() async throws {
        let interactor = makeInteractor()
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
        var interactor: ProductsInteractor? = makeInteractor(Work(within: work))
        interactor?.load()
        let request = try await service.nextListRequest()
        interactor = nil
        await request.cancellation()
        request.answer(.success(products))
        await work.settle()
    }

    private func makeInteractor(
        _ own: Work? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) -> ProductsInteractor {
        trackForLeaks(ProductsInteractor(service: service, work: own ?? work), sourceLocation: sourceLocation)
    }
}
