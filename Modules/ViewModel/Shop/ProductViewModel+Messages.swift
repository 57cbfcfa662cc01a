extension ProductViewModel {
    /// What the view sends.
    public enum Input {
        /// Asks for what there is to show; nothing is loaded.
        case didBind
        /// Loads the product with that ID.
        case loadProduct(id: String)
        /// Likes the product, or takes the like back.
        case didTapLike
        /// Passes on what the view of a variant received.
        case sku(SKUViewModel.Output)
        /// Opens the bag.
        case didTapBag
        /// Closes the page.
        case didTapBack
    }

    /// What the view receives.
    public enum Output {
        /// The product is on its way.
        case startedLoading
        /// There is a product to show from now on.
        case loadedProduct(Product)
        /// A variant was added to the bag, which is stored.
        case addedToBag
        /// What is being stored; nil if nothing is.
        case storing(String?)
        /// Whether the product is liked, here or on another screen.
        case likeStatus(on: Bool)
        /// Something failed, and the user has to hear of it.
        case showError(Error)
    }

    /// What failed, and what the user can do about it.
    public typealias Error = ShopFailure<WayOn>

    /// What can be done about an error.
    public nonisolated enum WayOn: Hashable, Sendable {
        /// Load the product again.
        case retry
        /// Close the page: trying again does not help.
        case goBack
        /// Make the same change of the like again.
        case likeAgain
    }
}

nonisolated extension ProductViewModel.Error {
    /// The text of a page without a product: what happened, then what to do.
    public var pageText: String {
        "\(text)\n\(wayOn == .goBack ? ShopWords.goBack : CommonWords.tryAgainHint)"
    }

    /// Returns the verb for loading the product again; nil if that cannot help.
    public static func reloadAction(after problem: Self?) -> String? {
        problem?.wayOn == .goBack ? nil : CommonWords.reload(afterFailure: problem != nil)
    }
}
