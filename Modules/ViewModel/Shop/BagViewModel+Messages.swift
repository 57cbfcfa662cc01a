extension BagViewModel {
    /// The messages from the view; each ID identifies a variant in the bag.
    public enum Input {
        /// Requests the current content.
        case didBind
        /// Reads the bag again.
        case didTapReload
        /// Opens the product of the variant.
        case didSelectItem(id: String)
        /// Adds one more piece of the variant.
        case didTapMore(id: String)
        /// Removes one piece of the variant, and the row with the last piece.
        case didTapLess(id: String)
        /// Asks whether to empty the bag.
        case didTapClear
        /// Empties the bag.
        case didConfirmClear
    }

    /// The messages to the view.
    public enum Output {
        /// The content of the bag, or the text in place of it.
        case loadedBag(Bag)
        /// The question for the user to confirm before the bag is emptied.
        case confirmClear(String)
    }
}
