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
    public nonisolated struct Error: Hashable, Sendable {
        public let text: String
        public let wayOn: WayOn
        /// Whether the products could not be loaded; otherwise a like could not be changed.
        public let isOfLoading: Bool

        public init(text: String, wayOn: WayOn, isOfLoading: Bool) {
            self.text = text
            self.wayOn = wayOn
            self.isOfLoading = isOfLoading
        }

        /// What can be done about an error.
        public enum WayOn: Hashable, Sendable {
            /// Load the products again.
            case retry
            /// Make the same change of a like again.
            case likeAgain(id: String)
            /// Carry on: trying again does not help.
            case dismiss
        }
    }
}
