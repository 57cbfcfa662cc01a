import Model
import Shell
import View
import ViewModel

/// Builds the bag's screen, and opens products from there.
final class BagCoordinator {
    private let dependencies: ShopDependencies
    private let navigation: Navigation

    init(dependencies: ShopDependencies, navigation: Navigation) {
        self.dependencies = dependencies
        self.navigation = navigation
    }

    func start() {
        let viewModel = BagViewModel(
            interactor: dependencies.bag, localization: dependencies.localization, navigator: self)
        let view = BagView(viewModel: viewModel)
        view.setupViewModel()
        navigation.push(view, at: Route.bag.parts.suffix(1), keeping: self)
    }
}

extension BagCoordinator: LinkOpener {
    func open(_ part: String) async throws(NotFound) {
        let (bag, storing) = (dependencies.bag, dependencies.storing)
        let product = try await row(part, of: bag, loading: storing, on: navigation) { $0.items.map(\.product) }
        (product?.id).map(showProduct)
    }
}

extension BagCoordinator: BagNavigator {
    func showProduct(id: Product.ID) {
        ProductCoordinator(dependencies: dependencies, navigation: navigation).start(id)
    }
}
