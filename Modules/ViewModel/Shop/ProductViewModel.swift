public import Binding
public import Interactor
public import Model

/// The view model of a product's page, bound by messages.
public final class ProductViewModel: ViewModel {
    private let interactor: ProductInteractor
    private let likes: ProductLikesInteractor
    private let bag: BagInteractor
    private let localization: Localization
    private weak var navigator: (any ProductNavigator)?
    private var respond: ((Output) -> Void)?
    /// The like status last sent to the view.
    private var wasLiked = false

    /// Creates a view model for the product of `interactor`, with amounts formatted by `localization`.
    public init(
        interactor: ProductInteractor, likes: ProductLikesInteractor, bag: BagInteractor, localization: Localization,
        navigator: (any ProductNavigator)?
    ) {
        self.interactor = interactor
        self.likes = likes
        self.bag = bag
        self.localization = localization
        self.navigator = navigator
        interactor.modelDidUpdate.add(self) { viewModel, _ in viewModel.productDidUpdate() }
        likes.modelDidUpdate.add(self) { viewModel, _ in viewModel.likesDidUpdate() }
        bag.modelDidUpdate.add(self) { viewModel, _ in viewModel.bagDidUpdate() }
    }

    public func accept(_ input: Input, respond: @escaping (Output) -> Void) {
        self.respond = respond
        switch input {
        case .didBind: didBind()
        case .loadProduct(let id): interactor.load(id: id)
        case .didTapLike: toggleLike()
        case .sku(.addedToBag):
            respond(.addedToBag)
            navigator?.showToast(ShopWords.toast)
        case .didTapBag: navigator?.showBag()
        case .didTapBack: navigator?.close()
        }
    }

    private func didBind() {
        bagDidUpdate()
        switch interactor.model {
        // The old product stays visible while a load is pending, and after a failed load.
        case .loading(let old?), .error(_, let old?): show(old)
        case .none, .loading, .some, .error: break
        }
        productDidUpdate()
    }

    private func bagDidUpdate() { respond?(.storing(bag.saving.subject(ShopWords.latestBagChange))) }

    private func productDidUpdate() {
        switch interactor.model {
        case .none: break
        case .loading: respond?(.startedLoading)
        case .some(let product): show(product)
        case .error(let error, _):
            let recovery = error.allowsRetry ? Error.Recovery.retry : .goBack
            respond?(.showError(Error(text: error.text, recovery: recovery, isLoadFailure: true)))
        }
    }

    private func show(_ product: Model.Product) {
        respond?(.loadedProduct(Product(product, localization: localization, bag)))
        wasLiked = likes.isLiked(product.id)
        respond?(.likeStatus(on: wasLiked))
    }

    private func toggleLike() {
        guard let id = interactor.model.value?.id else { return }
        likes.toggle(id, for: self) { viewModel, failure in
            let recovery = failure.error.allowsRetry ? Error.Recovery.likeAgain : .goBack
            viewModel.respond?(.showError(Error(text: failure.text, recovery: recovery, isLoadFailure: false)))
        }
    }

    private func likesDidUpdate() {
        guard let id = interactor.model.value?.id, likes.isLiked(id) != wasLiked else { return }
        wasLiked.toggle()
        respond?(.likeStatus(on: wasLiked))
    }
}
