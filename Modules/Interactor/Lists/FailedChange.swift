/// A change that the database refused, until the user decides whether to make it again.
public nonisolated struct FailedChange: Hashable, Identifiable, Sendable {
    /// The number of the attempt.
    public let id: Int
    /// The change as it was tried.
    public let change: ListsChange
    /// Why the database refused it.
    public let error: DatabaseError

    /// The change to try next: what someone else has deleted is then created again.
    var again: ListsChange {
        switch error {
        case .noListFound, .noItemFound: change.creatingAgain()
        case .uncategorized: change
        }
    }

    /// Whether someone else has made the change before.
    var wasDoneBefore: Bool {
        switch change.action {
        case .deleteList: error == .noListFound
        case .deleteItem: error == .noItemFound
        default: false
        }
    }

    /// Whether the row of the change is shown, but no longer exists.
    var meansOutdatedRows: Bool {
        switch change.action {
        case .renameList, .deleteList: error == .noListFound
        default: error == .noItemFound
        }
    }
}
