import Binding
import Interactor
import Model
import Shell
import View
import ViewModel

/// Builds a product's page, and opens the bag from there.
final class ProductCoordinator {
    private let dependencies: ShopDependencies
    private let navigation: Navigation

    init(dependencies: ShopDependencies, navigation: Navigation) {
        self.dependencies = dependencies
        self.navigation = navigation
    }

    func start(_ id: Product.ID) {
        let interactor = ProductInteractor(service: dependencies.service, work: Work(within: dependencies.work))
        let viewModel = ProductViewModel(
            interactor: interactor, likes: dependencies.likes, bag: dependencies.bag,
            localization: dependencies.localization, navigator: self)
        let view = ProductView(viewModel: viewModel, id: id)
        view.setupViewModel()
        navigation.push(view, at: [id], keeping: self)
    }
}

extension ProductCoordinator: LinkOpener {
    func open(_ part: String) throws(NotFound) {
        guard part == Route.bag.parts.last else { throw NotFound(part) }
        showBag()
    }
}

extension ProductCoordinator: ProductNavigator {
    func showBag() {
        BagCoordinator(dependencies: dependencies, navigation: navigation).start()
    }

    func showToast(_ message: String) { navigation.showToast(message) }

    func close() { navigation.pop(self) }
}
