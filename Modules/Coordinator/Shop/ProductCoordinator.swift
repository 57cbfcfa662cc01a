import Binding
import Interactor
import Model
import View
import ViewModel

/// Builds a product's page, and leads from it to the bag.
final class ProductCoordinator {
    private weak var app: AppCoordinator?

    init(app: AppCoordinator) {
        self.app = app
    }

    func start(_ id: Product.ID) {
        guard let app else { return }
        let interactor = ProductInteractor(service: app.dependencies.shop, work: Work(within: app.work))
        let viewModel = ProductViewModel(
            interactor: interactor, likes: app.likes, bag: app.bag, localization: app.dependencies.localization,
            navigator: self)
        let view = ProductView(viewModel: viewModel, id: id)
        app.container.push(view, coordinator: self)
        view.setupViewModel()
    }
}

extension ProductCoordinator: ProductNavigator {
    func showBag() {
        guard let app else { return }
        BagCoordinator(app: app).start()
    }
}
