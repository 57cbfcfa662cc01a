extension ProductsViewModel {
    /// What the view sends.
    public enum Input {
        /// Asks for what there is to show; nothing is loaded.
        case didBind
        /// Loads all products; the old ones stay until the new ones are there.
        case loadProducts
        /// Opens the product with that ID.
        case didSelectProduct(id: String)
        /// Likes the product with that ID, or takes the like back.
        case didTapLike(id: String)
        /// Opens the bag.
        case didTapBag
        /// Makes the change of the bag that failed again, or else reads the bag.
        case didTapRetryBag
        /// Gives up the change of the bag that failed.
        case didGiveUpBagChange
    }

    /// What the view receives, each time with everything that the list shows from then on.
    public enum Output {
        /// Products are on their way.
        case startedLoading(Products)
        /// There are products, or other products than before.
        case loadedProducts(Products)
        /// The same products, with other likes.
        case likesChanged(Products)
        /// Something failed, and the user has to hear of it.
        case showError(Error, Products)
    }

    /// What failed, and what the user can do about it.
    public typealias Error = ShopFailure<WayOn>

    /// What can be done about an error.
    public nonisolated enum WayOn: Hashable, Sendable {
        /// Load the products again.
        case retry
        /// Make the same change of a like again.
        case likeAgain(id: String)
        /// Store the same change of the bag again, unless it is given up; if `isLasting`, that cannot help until the
        /// user has done something else.
        case storeAgain(isLasting: Bool)
        /// Read the bag again.
        case readBagAgain
        /// Carry on: trying again does not help.
        case dismiss
    }
}
