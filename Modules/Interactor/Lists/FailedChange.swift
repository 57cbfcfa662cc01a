import Model

/// A change that the database refused, until the user decides whether to make it again.
public nonisolated struct FailedChange: Hashable, Identifiable, Sendable {
    /// The number of the failure.
    public let id: Int
    /// The change as it was tried.
    public let change: ListsChange
    /// Why the database refused it.
    public let error: DatabaseError
    /// Whether the list or item that is missing was deleted here, and not by someone else.
    public let wasDeletedHere: Bool

    /// Returns the change to try next: what someone else has deleted is then created again.
    ///
    /// - Parameter list: The list as it stands on the screen; nil if it is not known.
    func again(in list: ToDoList?) -> ListsChange {
        let change = list.map(change.knowing) ?? change
        switch error {
        case .noListFound, .noItemFound: return change.creatingAgain()
        case .uncategorized: return change
        }
    }

    /// Returns the failure for a user who sees `list`.
    func knowing(_ list: ToDoList) -> FailedChange {
        FailedChange(id: id, change: change.knowing(list), error: error, wasDeletedHere: wasDeletedHere)
    }

    /// Whether someone else has made the change before.
    var wasDoneBefore: Bool {
        switch change.action {
        case .deleteList: error == .noListFound
        case .deleteItem: error == .noItemFound
        default: false
        }
    }

    /// Whether what the change is about is shown, but no longer exists.
    var meansOutdatedRows: Bool { error == .noListFound || error == .noItemFound }
}
