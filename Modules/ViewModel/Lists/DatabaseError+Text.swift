public import Interactor
import Model

nonisolated extension DatabaseError: ExplainedError {
    /// Says what went wrong, and what to do.
    public var text: String {
        switch self {
        case .noItemFound: "\(reason) Go back to your lists and press r to reload."
        case .noListFound: "\(reason) Press r in your lists to reload."
        case .uncategorized: reason
        }
    }

    /// Says what went wrong, without the keys that help while the app runs.
    public var reason: String {
        switch self {
        case .noItemFound: "This item no longer exists."
        case .noListFound: "This list no longer exists."
        case .uncategorized(let error): error.text
        }
    }

    public var allowsRetry: Bool {
        switch self {
        case .noItemFound, .noListFound: false
        case .uncategorized(let error): error.allowsRetry
        }
    }

    /// Whether trying again cannot help until the user has done something else.
    var isLasting: Bool {
        switch self {
        case .noItemFound, .noListFound: false
        case .uncategorized(let error): error.isLasting
        }
    }
}
