public import Interactor

nonisolated extension DatabaseError: ExplainedError {
    /// The description of the problem.
    public var text: String {
        switch self {
        case .noItemFound: "This item no longer exists."
        case .noListFound: "This list no longer exists."
        case .uncategorized(let error): error.text
        }
    }

    public var allowsRetry: Bool { storeError?.allowsRetry ?? false }

    /// Whether a retry is useless until the user has removed the cause.
    var needsRepair: Bool { storeError?.needsRepair ?? false }

    private var storeError: StoreError? { if case .uncategorized(let error) = self { error } else { nil } }
}
