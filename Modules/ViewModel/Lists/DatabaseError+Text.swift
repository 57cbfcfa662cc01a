public import Interactor

nonisolated extension DatabaseError {
    /// Says what went wrong, and what to do.
    public var text: String {
        switch self {
        case .noItemFound: "This item no longer exists. Press r among all lists to reload."
        case .noListFound: "This list no longer exists. Press r among all lists to reload."
        case .uncategorized(let error): error.text
        }
    }
}
