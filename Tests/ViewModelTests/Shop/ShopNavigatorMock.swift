import Model
import ViewModel

/// Records the ways out that the shop's view models take, and their toasts.
@MainActor
final class ShopNavigatorMock: ProductsNavigator, ProductNavigator, BagNavigator {
    enum Call: Hashable {
        case showProduct(id: Product.ID)
        case showBag
        case showToast(String)
        case close
    }

    private(set) var calls: [Call] = []

    func showProduct(id: Product.ID) { calls.append(.showProduct(id: id)) }
    func showBag() { calls.append(.showBag) }
    func showToast(_ message: String) { calls.append(.showToast(message)) }
    func close() { calls.append(.close) }
}
