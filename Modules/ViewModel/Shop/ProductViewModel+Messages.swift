extension ProductViewModel {
    /// The messages from the view.
    public enum Input {
        /// Requests the current content without loading anything.
        case didBind
        /// Loads the product with that ID.
        case loadProduct(id: String)
        /// Likes the product, or removes the like.
        case didTapLike
        /// Passes on an output of a variant's view model.
        case sku(SKUViewModel.Output)
        /// Opens the bag.
        case didTapBag
        /// Closes the page.
        case didTapBack
    }

    /// The messages to the view.
    public enum Output {
        /// The product is loading.
        case startedLoading
        /// A product was loaded, or the loaded product was requested by `didBind`.
        case loadedProduct(Product)
        /// A variant was added to the bag, and the bag is stored.
        case addedToBag
        /// The name of the change being stored; nil if nothing is being stored.
        case storing(String?)
        /// Whether the product is liked; another screen may have changed the like.
        case likeStatus(on: Bool)
        /// A failure that the view shows to the user.
        case showError(Error)
    }

    /// A failure and its recovery.
    public typealias Error = ShopFailure<Recovery>

    /// The recovery from an error.
    public nonisolated enum Recovery: Hashable, Sendable {
        /// Load the product again.
        case retry
        /// Close the page: a retry cannot help.
        case goBack
        /// Try to change the like again.
        case likeAgain
    }
}

nonisolated extension ProductViewModel.Error {
    /// The text of a page without a product: the failure, then the recovery.
    public var pageText: String {
        "\(text)\n\(recovery == .goBack ? ShopWords.goBack : CommonWords.tryAgainHint)"
    }

    /// Returns the verb for loading the product again; nil if a retry cannot help.
    public static func reloadAction(after problem: Self?) -> String? {
        problem?.recovery == .goBack ? nil : CommonWords.reload(afterFailure: problem != nil)
    }
}
