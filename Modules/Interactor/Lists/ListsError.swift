/// What could not be done with the lists, and why.
public nonisolated enum ListsError: Error, Hashable {
    /// They were not read: those that are there may be old.
    case notRead(DatabaseError)
    /// A change of them was not made.
    case notChanged(DatabaseError)
}
