public import Binding
public import Interactor
public import Model

/// What the shop's list shows, and what it does; it is bound by messages.
public final class ProductsViewModel: ViewModel {
    /// What the view sends.
    public enum Input {
        /// Asks for all products anew; those that show stay until the answer has come.
        case loadProducts
        /// Opens the product in that row.
        case didSelectProduct(at: Int)
        /// Likes the product in that row, or takes the like back.
        case didTapLike(at: Int)
        /// Opens the bag.
        case didTapBag
    }

    /// What the view receives.
    public enum Output {
        /// Products are on their way.
        case startedLoading
        /// What there is to show from now on.
        case loadedProducts(Products)
        /// The same products, of which another is liked, here or on another screen.
        case likesChanged(Products)
        /// Products could not be loaded; the text is for the user, and those that there are show on.
        case showError(String, Products)
    }

    /// What the list shows.
    public nonisolated struct Products: Hashable, Sendable {
        /// In the shop's order.
        public let rows: [Product]
        /// How many there are, and whether they are as they were asked for last.
        public let summary: String
    }

    /// What one row shows.
    public nonisolated struct Product: Identifiable, Hashable, Sendable {
        /// What tells two products apart.
        public let id: String
        /// What it is called, on one line.
        public let name: String
        /// What it costs.
        public let price: PriceText
        /// Whether the row has a mark.
        public let isLiked: Bool
    }

    private let interactor: ProductsInteractor
    private let likes: LikesInteractor<Model.Product>
    private let localization: Localization
    private weak var navigator: (any ProductsNavigator)?
    private var respond: ((Output) -> Void)?

    /// The products that `interactor` loads, with the amounts as `localization` writes them.
    public init(
        interactor: ProductsInteractor, likes: LikesInteractor<Model.Product>, localization: Localization,
        navigator: (any ProductsNavigator)? = nil
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
        case .loadProducts: interactor.load()
        case .didSelectProduct(let index): product(at: index).map { navigator?.showProduct(id: $0.id) }
        case .didTapLike(let index): product(at: index).map { likes.toggle($0.id) }
        case .didTapBag: navigator?.showBag()
        }
    }

    private func product(at index: Int) -> Model.Product? {
        guard let products = interactor.model.value, products.indices.contains(index) else { return nil }
        return products[index]
    }

    private func productsDidUpdate() {
        switch interactor.model {
        case .none: break
        case .loading: respond?(.startedLoading)
        case .some: respond?(.loadedProducts(shown))
        case .error(let error, _): respond?(.showError(error.message, shown))
        }
    }

    private func likesDidUpdate() {
        if interactor.model.value != nil { respond?(.likesChanged(shown)) }
    }

    private var shown: Products {
        let rows = (interactor.model.value ?? []).map {
            Product(
                id: $0.id, name: $0.name.onOneLine, price: PriceText($0.price, localization),
                isLiked: likes.isLiked($0.id))
        }
        let count = "\(rows.count) \(rows.count == 1 ? "product" : "products")"
        return Products(
            rows: rows, summary: interactor.model.failure == nil ? count : "\(count), the last load failed")
    }
}
