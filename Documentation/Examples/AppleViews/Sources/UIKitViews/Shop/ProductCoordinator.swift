import Binding
import Interactor
import Model
import UIKit
import ViewModel

/// Builds a product's page, and shows its toasts.
@MainActor
final class ProductCoordinator {
    private let dependencies: ShopDependencies
    private weak var navigationController: UINavigationController?
    private weak var viewController: ProductViewController?
    private let toasts: Toasts
    private let openBag: () -> Void

    /// - Parameter openBag: Opens the bag, whose screen is not in this example.
    init(
        dependencies: ShopDependencies, navigationController: UINavigationController, openBag: @escaping () -> Void
    ) {
        self.dependencies = dependencies
        self.navigationController = navigationController
        self.openBag = openBag
        toasts = Toasts(clock: dependencies.clock, work: Work(within: dependencies.work))
    }

    func start(_ id: Product.ID) {
        let interactor = ProductInteractor(service: dependencies.service, work: Work(within: dependencies.work))
        let viewModel = ProductViewModel(
            interactor: interactor, likes: dependencies.likes, bag: dependencies.bag,
            localization: dependencies.localization, navigator: self)
        let viewController = ProductViewController(viewModel: viewModel, id: id, keeping: self)
        self.viewController = viewController
        navigationController?.pushViewController(viewController, animated: true)
    }
}

extension ProductCoordinator: ProductNavigator {
    func showBag() { openBag() }

    func showToast(_ message: String) {
        if let viewController { toasts.show(message, in: viewController.view) }
    }

    func close() {
        guard let navigationController, navigationController.topViewController === viewController else { return }
        navigationController.popViewController(animated: true)
    }
}
