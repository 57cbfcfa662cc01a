import Binding
import Interactor
import Model
import View
import ViewModel

/// Builds the shop's list, and leads from it to a product, and to the bag.
final class ShopCoordinator {
    private weak var app: AppCoordinator?
    private weak var products: ProductsInteractor?

    init(app: AppCoordinator) {
        self.app = app
    }

    func start() {
        guard let app else { return }
        let interactor = ProductsInteractor(service: app.dependencies.shop, work: Work(within: app.work))
        let viewModel = ProductsViewModel(
            interactor: interactor, likes: app.likes, localization: app.dependencies.localization, navigator: self)
        let view = ProductsView(viewModel: viewModel)
        products = interactor
        app.container.addTab(view.title, root: view, coordinator: self) { [weak view] in view?.setupViewModel() }
    }

    func showFirstProduct() {
        guard let id = products?.model.value?.first?.id else { return }
        showProduct(id: id)
    }
}

extension ShopCoordinator: ProductsNavigator {
    func showProduct(id: Product.ID) {
        guard let app else { return }
        ProductCoordinator(app: app).start(id)
    }

    func showBag() {
        guard let app else { return }
        BagCoordinator(app: app).start()
    }
}
