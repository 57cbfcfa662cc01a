/// An alert that says that the database failed.
public struct ListsAlert {
    public let title = ListsWords.failure
    public let message = ListsWords.failureMessage
    /// Call when the user presses OK.
    public let didTapOK: () -> Void
}
