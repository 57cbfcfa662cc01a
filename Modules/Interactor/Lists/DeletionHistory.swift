import Model

/// The deletions of items made on one screen, oldest first.
struct DeletionHistory {
    /// A deletion that was asked for.
    struct Deletion {
        let item: ToDoItem.ID
        /// The list as it was before.
        let list: ToDoList
        fileprivate var isTakenBack = false
    }

    private var deletions: [Deletion] = []

    /// Whether a deletion is left to take back.
    var canTakeBack: Bool { deletions.contains { !$0.isTakenBack } }

    /// Adds the deletion of that item; nothing happens if `list` does not hold it.
    mutating func record(_ item: ToDoItem.ID, in list: ToDoList) {
        guard list.items.contains(where: { $0.id == item }) else { return }
        deletions.append(Deletion(item: item, list: list))
    }

    /// Removes the latest deletion of that item, which was not made.
    mutating func forget(_ item: ToDoItem.ID) {
        if let index = deletions.lastIndex(where: { $0.item == item }) { deletions.remove(at: index) }
    }

    /// Returns the latest deletion that was not taken back yet, which now is.
    mutating func takeBack() -> Deletion? {
        guard let index = deletions.lastIndex(where: { !$0.isTakenBack }) else { return nil }
        deletions[index].isTakenBack = true
        return deletions[index]
    }

    /// Notes whether the latest deletion of that item is taken back; nothing happens if there is none.
    mutating func mark(_ item: ToDoItem.ID, isTakenBack: Bool) {
        guard let index = deletions.lastIndex(where: { $0.item == item }) else { return }
        deletions[index].isTakenBack = isTakenBack
    }
}
