public import Binding
public import Interactor
public import Model

/// The view model of the shop's list, bound by messages.
public final class ProductsViewModel: ViewModel {
    private let interactor: ProductsInteractor
    private let likes: ProductLikesInteractor
    private let bag: BagInteractor
    private let localization: Localization
    private weak var navigator: (any ProductsNavigator)?
    private var respond: ((Output) -> Void)?
    /// The bag's failure that was last sent to the view.
    private var reportedFailure: Error?

    /// Creates a view model for the products of `interactor`, with amounts formatted by `localization`.
    public init(
        interactor: ProductsInteractor, likes: ProductLikesInteractor, bag: BagInteractor, localization: Localization,
        navigator: (any ProductsNavigator)?
    ) {
        self.interactor = interactor
        self.likes = likes
        self.bag = bag
        self.localization = localization
        self.navigator = navigator
        interactor.modelDidUpdate.add(self) { viewModel, _ in viewModel.productsDidUpdate() }
        likes.modelDidUpdate.add(self) { viewModel, _ in viewModel.likesDidUpdate() }
        bag.modelDidUpdate.add(self) { viewModel, _ in viewModel.bagDidUpdate() }
    }

    public func accept(_ input: Input, respond: @escaping (Output) -> Void) {
        self.respond = respond
        switch input {
        case .didBind: respond(.loadedProducts(products))
        case .loadProducts: interactor.load()
        case .didSelectProduct(let id): navigator?.showProduct(id: id)
        case .didTapLike(let id): likes.toggle(id)
        case .didTapBag: navigator?.showBag()
        case .didTapRetryBag: bag.retry()
        case .didGiveUpBagChange: bag.giveUp()
        }
    }

    private func productsDidUpdate() {
        switch interactor.model {
        case .none: break
        case .loading: respond?(.startedLoading(products))
        case .some: respond?(.loadedProducts(products))
        case .error(let error, _):
            let recovery = error.allowsRetry ? Error.Recovery.retry : .dismiss
            respond?(.showError(Error(text: error.text, recovery: recovery, isLoadFailure: true), products))
        }
    }

    private func likesDidUpdate() {
        if let failure = likes.model.failure {
            let recovery = failure.error.allowsRetry ? Error.Recovery.likeAgain(id: failure.productID) : .dismiss
            respond?(.showError(Error(text: failure.text, recovery: recovery, isLoadFailure: false), products))
        } else {
            respond?(.likesChanged(products))
        }
    }

    /// Shows a failure of the bag on behalf of all the shop's screens, because the list stays open below the others.
    private func bagDidUpdate() {
        let error = bagError
        if let error, error != reportedFailure { respond?(.showError(error, products)) }
        reportedFailure = error
    }

    private var bagError: Error? {
        if let failure = bag.saving.failure {
            let text = CommonWords.notSaved(ShopWords.latestBagChange, because: failure)
            return Error(text: text, recovery: .storeAgain(needsRepair: failure.needsRepair), isLoadFailure: false)
        }
        return bag.model.failure.map {
            let text = "\(ShopWords.unreadBag) \($0.text)"
            return Error(text: text, recovery: $0.needsRepair ? .dismiss : .readBagAgain, isLoadFailure: false)
        }
    }

    private var products: Products {
        Products(model: interactor.model, likes: likes.model.value ?? [], localization: localization)
    }
}
