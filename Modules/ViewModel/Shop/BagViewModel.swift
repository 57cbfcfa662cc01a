public import Binding
public import Interactor
public import Model

/// The bag's view model, bound to its view by messages.
public final class BagViewModel: ViewModel {
    private let interactor: BagInteractor
    private let localization: Localization
    private weak var navigator: (any BagNavigator)?
    private var respond: ((Output) -> Void)?

    /// Creates a view model for the bag of `interactor`, with amounts formatted by `localization`.
    public init(interactor: BagInteractor, localization: Localization, navigator: (any BagNavigator)?) {
        self.interactor = interactor
        self.localization = localization
        self.navigator = navigator
        interactor.modelDidUpdate.add(self) { viewModel, _ in viewModel.showBag() }
    }

    public func accept(_ input: Input, respond: @escaping (Output) -> Void) {
        self.respond = respond
        switch input {
        case .didBind: showBag()
        case .didTapReload: interactor.load()
        case .didSelectItem(let id): if let item = item(id) { navigator?.showProduct(id: item.product.id) }
        case .didTapMore(let id): if let item = item(id) { interactor.add(item.sku, of: item.product) }
        case .didTapLess(let id): interactor.removeOne(id)
        case .didTapClear where !items.isEmpty: respond(.confirmClear(ShopWords.clearQuestion))
        case .didTapClear: break
        case .didConfirmClear: interactor.removeAll()
        }
    }

    private var items: [Model.Bag.Item] { interactor.model.value?.items ?? [] }

    private func item(_ id: String) -> Model.Bag.Item? { items.first { $0.id == id } }

    private func showBag() {
        respond?(
            .loadedBag(Bag(model: interactor.model, saving: interactor.saving, localization: localization)))
    }
}
