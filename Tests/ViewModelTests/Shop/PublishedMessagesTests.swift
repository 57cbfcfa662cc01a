import Binding
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

/// These views make the calls that the article's views make, in the same order.
@MainActor
@Suite("Views written as in the article about messages", .leakChecks, .endsWhenStuck)
struct PublishedMessagesTests {
    @Test("A view written as in the messages article can show the answers of the article's view model")
    func answers() {
        let view = trackForLeaks(ProductViewController(PublishedProductViewModel(), productID: "1"))
        view.viewDidLoad()
        view.receive(.addedToBag)
        #expect(view.labels == ["Name", "US$10.00"] && view.skusStackView.count == 1 && view.toast == "Added")
        view.didTapToast()
        #expect(view.toast == nil)
    }

    @Test("A view written as in the messages article can show a product, and say that a variant is in the bag")
    func shop() async throws {
        let module = await ShopModule()
        let view = trackForLeaks(ProductViewController(module.productViewModel, productID: "shirt"))
        view.viewDidLoad()
        try await module.service.nextRequest().answer(.success(.sample()))
        await module.work.settle()
        #expect(view.labels == ["Linen Shirt", "€19.99"] && view.toast == nil)
        view.skusStackView.first?.didTapAddToBag()
        await module.work.settle()
        #expect(view.toast == "Added")
    }
}

@MainActor
private final class ProductViewController<VM: ViewModel>: SKUViewDelegate
where VM.Input == ProductViewModel.Input, VM.Output == ProductViewModel.Output {
    private(set) var labels: [String] = []
    private(set) var toast: String?
    private(set) var skusStackView: [SKUView] = []
    private let interface: ViewModelInterface<VM>
    private let productID: String

    init(_ viewModel: VM, productID: String) {
        interface = ViewModelInterface(viewModel: viewModel)
        self.productID = productID
    }

    func viewDidLoad() {
        interface.receive { [weak self] message in
            switch message {
            case .showError(let error): self?.toast = error.text
            case .loadedProduct(let product): self?.updateView(with: product)
            case .addedToBag: self?.toast = "Added"
            case .likeStatus, .startedLoading, .storing: break
            }
        }
        interface.send(.loadProduct(id: productID))
    }

    private func updateView(with product: ProductViewModel.Product) {
        labels = [product.name, product.price.payable]
        for sku in product.skus {
            let view = SKUView()
            view.configure(with: sku)
            view.delegate = self
            skusStackView.append(view)
        }
    }

    func didTapToast() { toast = nil }
    func receive(_ output: SKUViewModel.Output) { interface.send(.sku(output)) }
}

private protocol SKUViewDelegate: AnyObject { @MainActor func receive(_ output: SKUViewModel.Output) }

@MainActor
private final class SKUView {
    weak var delegate: (any SKUViewDelegate)?
    private var interface: ViewModelInterface<SKUViewModel>?

    func configure(with viewModel: SKUViewModel) {
        interface = ViewModelInterface(viewModel: viewModel)
        interface?.receive { [weak self] output in self?.delegate?.receive(output) }
    }

    func didTapAddToBag() { interface?.send(.didTapAddToBag) }
}

@MainActor
private final class PublishedProductViewModel: ViewModel {
    func accept(_ input: ProductViewModel.Input, respond: (ProductViewModel.Output) -> Void) {
        switch input {
        case .loadProduct:
            respond(.loadedProduct(.init(.published, localization: .sample, nil)))
        case .sku(.addedToBag): respond(.addedToBag)
        case .didTapLike, .didBind, .didTapBag, .didTapBack: break
        }
    }
}
