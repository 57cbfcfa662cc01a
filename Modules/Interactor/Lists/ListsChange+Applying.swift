import Model

/// The lists as a change will leave them.
nonisolated extension ListsChange {
    /// Returns `lists` after this change, in the order of `Database.getAllToDoLists()`.
    ///
    /// A change that `lists` contain already, or whose list or item is gone, changes nothing.
    ///
    /// Complexity: O(lists + items of the list).
    func applied(to lists: [ToDoList]) -> [ToDoList] {
        guard let old = lists.first(where: { $0.id == list }) else {
            return createsList ? adding(outcome, to: lists) : lists
        }
        let others = lists.filter { $0.id != list }
        switch action {
        case .createList: return lists
        case .deleteList: return others
        case .renameList(let name):
            return adding(ToDoList(id: list, name: name, updated: date, items: old.items), to: others)
        case .createItem, .editItem, .deleteItem, .restoreItem:
            guard let items = changed(old.items) else { return lists }
            return adding(old.with(items, at: date), to: others)
        }
    }

    /// Returns `list` without this change of one of its items.
    func takenBack(from list: ToDoList) -> ToDoList {
        let items: [ToDoItem]? =
            switch action {
            case .createItem(let item): list.items.replacing(item.id) { _ in [] }
            case .restoreItem(let id, _): list.items.replacing(id) { _ in [] }
            case .editItem(let item, _): list.items.replacing(item.id) { _ in [item] }
            case .createList, .renameList, .deleteList, .deleteItem: nil
            }
        return items.map(list.with) ?? list
    }

    /// Returns `lists` with `list` above those that changed before it, or at the same moment.
    private func adding(_ list: ToDoList?, to lists: [ToDoList]) -> [ToDoList] {
        guard let list else { return lists }
        var lists = lists
        lists.insert(list, at: lists.firstIndex { $0.updated <= list.updated } ?? lists.endIndex)
        return lists
    }

    /// Returns the items of the list after the change; nil if that changes nothing.
    private func changed(_ items: [ToDoItem]) -> [ToDoItem]? {
        switch action {
        case .createItem(let item): return items.adding(item, above: [])
        case .editItem(let item, let edit): return items.replacing(item.id) { [$0.applying(edit)] }
        case .deleteItem(let id): return items.replacing(id) { _ in [] }
        case .restoreItem(let id, let before):
            guard let index = before.items.firstIndex(where: { $0.id == id }) else { return nil }
            return items.adding(before.items[index], above: before.items[index...].map(\.id))
        case .createList, .renameList, .deleteList: return nil
        }
    }
}

nonisolated extension [ToDoItem] {
    /// Returns the items with others in place of the one of that ID; nil if that changes nothing.
    fileprivate func replacing(_ id: ToDoItem.ID, with others: (ToDoItem) -> [ToDoItem]) -> [ToDoItem]? {
        guard let index = firstIndex(where: { $0.id == id }) else { return nil }
        let new = others(self[index])
        guard new != [self[index]] else { return nil }
        var items = self
        items.replaceSubrange(index...index, with: new)
        return items
    }

    /// Returns the items, newest first, with `item` among them; nil if it is already.
    ///
    /// - Parameter others: The items of the same date that come behind it; a new item comes before all of them.
    fileprivate func adding(_ item: ToDoItem, above others: [ToDoItem.ID]) -> [ToDoItem]? {
        guard !contains(where: { $0.id == item.id }) else { return nil }
        let index = firstIndex { other in
            other.created < item.created
                || other.created == item.created && (others.isEmpty || others.contains(other.id))
        }
        var items = self
        items.insert(item, at: index ?? endIndex)
        return items
    }
}
