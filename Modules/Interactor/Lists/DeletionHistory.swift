import Model

/// The deletions of items made on one screen, oldest first.
///
/// A class, so that a change that waits while the screen closes can still take back a deletion.
final class DeletionHistory {
    /// A deletion that was committed.
    struct Deletion {
        let item: ToDoItem.ID
        /// The list as it was before.
        let list: ToDoList
        fileprivate var isTakenBack = false
    }

    private var deletions: [Deletion] = []

    /// Whether a deletion is left to take back.
    var canTakeBack: Bool { deletions.contains { !$0.isTakenBack } }

    /// Adds the deletion of that item.
    func record(_ item: ToDoItem.ID, in list: ToDoList) {
        deletions.append(Deletion(item: item, list: list))
    }

    /// Returns the latest deletion that was not taken back yet, which now is.
    func takeBack() -> Deletion? {
        guard let index = deletions.lastIndex(where: { !$0.isTakenBack }) else { return nil }
        deletions[index].isTakenBack = true
        return deletions[index]
    }

    /// Keeps a deletion that could not be taken back.
    func keep(_ item: ToDoItem.ID) {
        guard let index = deletions.lastIndex(where: { $0.item == item }) else { return }
        deletions[index].isTakenBack = false
    }
}
