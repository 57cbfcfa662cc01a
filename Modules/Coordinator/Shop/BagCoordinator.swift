import Binding
import Model
import View
import ViewModel

/// Builds the bag, and leads from it to a product.
final class BagCoordinator {
    private weak var app: AppCoordinator?

    init(app: AppCoordinator) {
        self.app = app
    }

    func start() {
        guard let app else { return }
        let viewModel = BagViewModel(
            interactor: app.bag, localization: app.dependencies.localization, navigator: self)
        let view = BagView(viewModel: viewModel)
        app.container.push(view, coordinator: self)
        view.setupViewModel()
    }
}

extension BagCoordinator: BagNavigator {
    func showProduct(id: Product.ID) {
        guard let app else { return }
        ProductCoordinator(app: app).start(id)
    }
}
