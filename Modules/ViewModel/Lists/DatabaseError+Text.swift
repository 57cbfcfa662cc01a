public import Interactor

nonisolated extension DatabaseError {
    /// Says what went wrong, and what to do.
    public var text: String {
        switch self {
        case .noItemFound: "This item no longer exists. Go back to your lists and press r to reload."
        case .noListFound: "This list no longer exists. Press r in your lists to reload."
        case .uncategorized(let error): error.text
        }
    }
}
