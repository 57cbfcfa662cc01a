/// Tells that the database failed.
public struct ListsAlert {
    /// What it is about.
    public let title = "Internal Error"
    /// What the user is told.
    public let message =
        "Oops! Looks like we encountered an error in our internal database. Please try again."
    /// Call when the user has pressed OK.
    public let didTapOK: () -> Void
}
