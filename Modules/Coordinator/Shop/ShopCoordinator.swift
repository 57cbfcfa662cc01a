import Binding
import Interactor
import Model
import Shell
import View
import ViewModel

/// Builds the shop's list, and opens products and the bag from there.
final class ShopCoordinator {
    private let dependencies: ShopDependencies
    private let navigation: Navigation
    private let work: Work
    private weak var interactor: ProductsInteractor?

    init(dependencies: ShopDependencies, navigation: Navigation) {
        self.dependencies = dependencies
        self.navigation = navigation
        work = Work(within: dependencies.work)
    }

    func start() {
        let interactor = ProductsInteractor(service: dependencies.service, work: work)
        let viewModel = ProductsViewModel(
            interactor: interactor, likes: dependencies.likes, bag: dependencies.bag,
            localization: dependencies.localization, navigator: self)
        let view = ProductsView(viewModel: viewModel)
        view.setupViewModel()
        self.interactor = interactor
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
    var badge: Int { dependencies.bag.model.value?.count ?? 0 }

    func open(_ part: String) async throws(NotFound) {
        if part == Route.bag.parts.last { return showBag() }
        guard let interactor else { return }
        let product = try await row(part, of: interactor, loading: work, on: navigation, rows: \.products)
        (product?.id).map(showProduct)
    }
}
