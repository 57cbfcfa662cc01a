public import Binding
public import Interactor
public import Model

/// What a product's page shows, and what it does; it is bound by messages.
public final class ProductViewModel: ViewModel {
    /// What the view sends.
    public enum Input {
        /// Asks for the product of that id.
        case loadProduct(id: String)
        /// Likes the product, or takes the like back.
        case didTapLike
        /// What the page of a variant was answered.
        case sku(SKUViewModel.Output)
        /// Opens the bag.
        case didTapBag
        /// Leaves the page, which has nothing to show.
        case didTapBack
    }

    /// What the view receives.
    public enum Output {
        /// What there is to show from now on.
        case loadedProduct(Product)
        /// A variant is in the bag.
        case addedToBag
        /// Whether the product is liked, here or on another screen.
        case likeStatus(on: Bool)
        /// There is no product to show.
        case showError(Error)
    }

    /// What a product's page shows.
    public struct Product {
        /// What it is called, on one line.
        public let name: String
        /// What it costs.
        public let price: PriceText
        /// What can be bought of it.
        public let skus: [SKUViewModel]
    }

    /// What has failed.
    public nonisolated struct Error: Hashable, Sendable {
        /// What the user is told.
        public let text: String
        /// What the user can do about it.
        public let wayOn: WayOn

        /// What can be done about an error.
        public enum WayOn: Hashable, Sendable {
            case retry
            case goBack
        }
    }

    private let interactor: ProductInteractor
    private let likes: LikesInteractor<Model.Product>
    private let bag: BagInteractor
    private let localization: Localization
    private weak var navigator: (any ProductNavigator)?
    private var respond: ((Output) -> Void)?
    private var wasLiked = false

    /// The product that `interactor` loads, with the amounts as `localization` writes them.
    public init(
        interactor: ProductInteractor, likes: LikesInteractor<Model.Product>, bag: BagInteractor,
        localization: Localization,
        navigator: (any ProductNavigator)? = nil
    ) {
        self.interactor = interactor
        self.likes = likes
        self.bag = bag
        self.localization = localization
        self.navigator = navigator
        interactor.modelDidUpdate.add(self) { viewModel, _ in viewModel.productDidUpdate() }
        likes.modelDidUpdate.add(self) { viewModel, _ in viewModel.likesDidUpdate() }
    }

    public func accept(_ input: Input, respond: @escaping (Output) -> Void) {
        self.respond = respond
        switch input {
        case .loadProduct(let id): interactor.load(id: id)
        case .didTapLike: (interactor.model.value?.id).map(likes.toggle)
        case .sku(.addedToBag):
            respond(.addedToBag)
            navigator?.showToast("Successfully added product!")
        case .didTapBag: navigator?.showBag()
        case .didTapBack: navigator?.close()
        }
    }

    private func productDidUpdate() {
        switch interactor.model {
        case .none, .loading: break
        case .some(let product):
            respond?(.loadedProduct(shown(product)))
            wasLiked = likes.isLiked(product.id)
            respond?(.likeStatus(on: wasLiked))
        case .error(let error, _):
            respond?(.showError(Error(text: error.message, wayOn: error.mayPass ? .retry : .goBack)))
        }
    }

    private func likesDidUpdate() {
        guard let id = interactor.model.value?.id, likes.isLiked(id) != wasLiked else { return }
        wasLiked.toggle()
        respond?(.likeStatus(on: wasLiked))
    }

    private func shown(_ product: Model.Product) -> Product {
        Product(
            name: product.name.onOneLine, price: PriceText(product.price, localization),
            skus: product.skus.map { SKUViewModel($0, of: product, bag: bag, localization: localization) })
    }
}
