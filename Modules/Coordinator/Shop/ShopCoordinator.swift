import Binding
import Interactor
import Model
import Shell
import View
import ViewModel

/// Builds the shop's list, and opens products and the bag from it.
final class ShopCoordinator {
    private let dependencies: ShopDependencies
    private let navigation: Navigation
    private weak var products: ProductsInteractor?

    init(dependencies: ShopDependencies, navigation: Navigation) {
        self.dependencies = dependencies
        self.navigation = navigation
    }

    func start() {
        let interactor = ProductsInteractor(service: dependencies.service, work: Work(within: dependencies.work))
        let viewModel = ProductsViewModel(
            interactor: interactor, likes: dependencies.likes, localization: dependencies.localization, navigator: self)
        let view = ProductsView(viewModel: viewModel)
        view.setupViewModel()
        products = interactor
        navigation.push(view, at: .shop, keeping: self)
    }
}

extension ShopCoordinator: ProductsNavigator {
    func showProduct(id: Product.ID) {
        ProductCoordinator(dependencies: dependencies, navigation: navigation).start(id)
    }

    func showBag() {
        BagCoordinator(dependencies: dependencies, navigation: navigation).start()
    }
}

extension ShopCoordinator: FeatureCoordinator {
    var badge: Int { dependencies.bag.model.count }

    func open(_ route: Route) async {
        switch route {
        case .product:
            await dependencies.work.settle()
            if let id = products?.model.value?.first?.id { showProduct(id: id) }
        case .bag: showBag()
        default: break
        }
    }
}
