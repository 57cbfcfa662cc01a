import Binding
import Interactor
import Model
import Shell
import View
import ViewModel

/// Builds the bag, and opens products from it.
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
    func open(_ part: String) throws(NotFound) {
        let products = dependencies.bag.model.items.map(\.product)
        let row = part == Route.first ? products.indices.first : products.firstIndex { $0.id == part }
        if row == nil, part == Route.first { throw NotFound(part) }
        navigation.select(row: row)
        // One that is not in the bag has its page nevertheless, which says if there is none.
        showProduct(id: row.map { products[$0].id } ?? part)
    }
}

extension BagCoordinator: BagNavigator {
    func showProduct(id: Product.ID) {
        ProductCoordinator(dependencies: dependencies, navigation: navigation).start(id)
    }
}
