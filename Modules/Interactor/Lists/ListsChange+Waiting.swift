import Model

/// What a change means to those that wait behind it, should it fail.
nonisolated extension ListsChange {
    /// Whether this change makes `earlier` pointless, so that no one needs to know that it failed.
    func replaces(_ earlier: ListsChange) -> Bool {
        guard list == earlier.list else { return false }
        switch (earlier.action, action) {
        case (_, .deleteList), (.renameList, .renameList): return true
        case (.editItem(let item, .text), .editItem(let other, .text)),
            (.editItem(let item, .completed), .editItem(let other, .completed)):
            return item.id == other.id
        case (.editItem(let item, _), .deleteItem(let other)): return item.id == other
        case (.deleteItem(let item), .restoreItem(let other, _)): return item == other
        default: return false
        }
    }

    /// Whether this change cannot be made without `creation`, which creates its list or its item.
    func needs(_ creation: ListsChange) -> Bool {
        guard list == creation.list else { return false }
        switch creation.action {
        case .createList: return true
        case .createItem(let item): return self.item == item.id
        default: return false
        }
    }

    /// Returns this creation of a list or an item with changes that need it; nil if nothing is left to create.
    func including(_ changes: [ListsChange]) -> ListsChange? {
        switch action {
        case .createList(let list): return changes.made(to: list).map { with(.createList($0)) }
        case .createItem(let item):
            let list = ToDoList(id: list, name: "", updated: date, items: [item])
            return changes.made(to: list)?.items.first.map { with(.createItem($0)) }
        default: return self
        }
    }

    /// The ID of the item that the change is about; nil if it is about the list.
    private var item: ToDoItem.ID? {
        switch action {
        case .createItem(let item), .editItem(let item, _): item.id
        case .deleteItem(let id), .restoreItem(let id, _): id
        case .createList, .renameList, .deleteList: nil
        }
    }
}

nonisolated extension [ListsChange] {
    /// Returns `lists` after these changes.
    func made(to lists: [ToDoList]) -> [ToDoList] {
        reduce(lists) { $1.applied(to: $0) }
    }

    fileprivate func made(to list: ToDoList) -> ToDoList? { made(to: [list]).first }
}
