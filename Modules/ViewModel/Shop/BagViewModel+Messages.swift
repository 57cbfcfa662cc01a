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
        /// Removes one piece of the variant; removing the last piece removes the row.
        case didTapLess(id: String)
        /// Asks the user whether to empty the bag.
        case didTapClear
        /// Empties the bag.
        case didConfirmClear
    }

    /// The messages to the view.
    public enum Output {
        /// The content of the bag, or the text shown while the bag is empty or unreadable.
        case loadedBag(Bag)
        /// The question that the user must answer before the bag is emptied.
        case confirmClear(String)
    }
}
