/// What failed, and why.
public nonisolated enum ListsError: Error, Hashable {
    /// The lists could not be read; the ones already there may be outdated.
    case notRead(DatabaseError)
    /// A change could not be made.
    case notChanged(DatabaseError)
}
