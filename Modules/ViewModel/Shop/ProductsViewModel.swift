public import Binding
public import Interactor
public import Model

/// What the shop's list shows, and what it does; it is bound by messages.
public final class ProductsViewModel: ViewModel {
    private let interactor: ProductsInteractor
    private let likes: ProductLikesInteractor
    private let localization: Localization
    private weak var navigator: (any ProductsNavigator)?
    private var respond: ((Output) -> Void)?

    /// The products that `interactor` loads, with amounts in the style of `localization`.
    public init(
        interactor: ProductsInteractor, likes: ProductLikesInteractor, localization: Localization,
        navigator: (any ProductsNavigator)?
    ) {
        self.interactor = interactor
        self.likes = likes
        self.localization = localization
        self.navigator = navigator
        interactor.modelDidUpdate.add(self) { viewModel, _ in viewModel.productsDidUpdate() }
        likes.modelDidUpdate.add(self) { viewModel, _ in viewModel.likesDidUpdate() }
    }

    public func accept(_ input: Input, respond: @escaping (Output) -> Void) {
        self.respond = respond
        switch input {
        case .didBind: respond(.loadedProducts(products))
        case .loadProducts: interactor.load()
        case .didSelectProduct(let id): navigator?.showProduct(id: id)
        case .didTapLike(let id): likes.toggle(id)
        case .didTapBag: navigator?.showBag()
        }
    }

    private func productsDidUpdate() {
        switch interactor.model {
        case .none: break
        case .loading: respond?(.startedLoading(products))
        case .some: respond?(.loadedProducts(products))
        case .error(let error, _):
            let wayOn = error.allowsRetry ? Error.WayOn.retry : .dismiss
            respond?(.showError(Error(text: error.text, wayOn: wayOn, isOfLoading: true), products))
        }
    }

    private func likesDidUpdate() {
        if let failure = likes.model.failure {
            let wayOn = failure.error.allowsRetry ? Error.WayOn.likeAgain(id: failure.productID) : .dismiss
            respond?(.showError(Error(text: failure.text, wayOn: wayOn, isOfLoading: false), products))
        } else {
            respond?(.likesChanged(products))
        }
    }

    private var products: Products {
        Products(model: interactor.model, likes: likes.model.value ?? [], localization: localization)
    }
}
