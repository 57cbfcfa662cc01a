extension BagViewModel {
    /// What the view sends; an ID is that of a variant in the bag.
    public enum Input {
        /// Asks for what there is to show.
        case didBind
        /// Reads the bag again.
        case didTapReload
        /// Opens the product that the variant belongs to.
        case didSelectItem(id: String)
        /// Adds one more piece of the variant.
        case didTapMore(id: String)
        /// Removes one piece of the variant; the last piece takes the row with it.
        case didTapLess(id: String)
        /// Asks whether to empty the bag.
        case didTapClear
        /// Empties the bag.
        case didConfirmClear
    }

    /// What the view receives.
    public enum Output {
        /// The bag, or what is said in its place.
        case loadedBag(Bag)
        /// The user has to confirm that the bag is to be emptied; with the question.
        case confirmClear(String)
    }
}
