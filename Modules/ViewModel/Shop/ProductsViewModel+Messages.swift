extension ProductsViewModel {
    /// The messages from the view.
    public enum Input {
        /// Requests the current content without loading anything.
        case didBind
        /// Loads all products; the old products stay until the new products have loaded.
        case loadProducts
        /// Opens the product with that ID.
        case didSelectProduct(id: String)
        /// Likes the product with that ID, or removes the like.
        case didTapLike(id: String)
        /// Opens the bag.
        case didTapBag
        /// Retries the failed change to the bag or, if no change has failed, reads the bag.
        case didTapRetryBag
        /// Discards the failed change to the bag.
        case didGiveUpBagChange
    }

    /// The messages to the view, each with the whole content of the list.
    public enum Output {
        /// Products are loading.
        case startedLoading(Products)
        /// Products were loaded, or the current products were requested by `didBind`.
        case loadedProducts(Products)
        /// The likes have changed; the products are the same.
        case likesChanged(Products)
        /// A failure that the view shows to the user.
        case showError(Error, Products)
    }

    /// A failure and its recovery.
    public typealias Error = ShopFailure<Recovery>

    /// The recovery from an error.
    public nonisolated enum Recovery: Hashable, Sendable {
        /// Load the products again.
        case retry
        /// Try to change the like of the product with that ID again.
        case likeAgain(id: String)
        /// Retry or discard the bag's failed change; if `needsRepair`, a retry cannot help until the cause is removed.
        case storeAgain(needsRepair: Bool)
        /// Read the bag again.
        case readBagAgain
        /// Dismiss the alert: a retry cannot help.
        case dismiss
    }
}
