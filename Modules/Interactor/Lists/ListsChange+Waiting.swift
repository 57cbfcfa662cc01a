import Model

/// What a failed change means to those that wait behind it.
nonisolated extension ListsChange {
    /// Whether this change waits for `failed` to be decided, because it is about the same item, or deletes its list.
    ///
    /// Made on its own, it would fail, or it would be undone when `failed` is tried again.
    func hangs(on failed: ListsChange) -> Bool {
        guard list == failed.list else { return false }
        switch (failed.action, action) {
        case (.createList, _), (_, .deleteList), (.renameList, .renameList): return true
        default: return item != nil && item == failed.item
        }
    }

    /// Whether `failed`, which waits for the user's decision, is to be tried again before this change.
    ///
    /// This change builds on it, says something newer of the same item or name, or is the same deletion.
    func follows(_ failed: ListsChange) -> Bool {
        hangs(on: failed) && (action != .deleteList || failed.isCreationOfList || failed.action == .deleteList)
    }

    /// Returns one change that does what this one and then `next` does; nil if there is none.
    ///
    /// - Returns: The change, which is nil if both together do nothing.
    func joined(with next: ListsChange) -> ListsChange?? {
        switch (action, next.action) {
        case (.createList(let list), _): .some([next].made(to: list).map { with(.createList($0)) })
        case (.renameList, .renameList(let name)): name == known?.name ? .some(nil) : with(.renameList(name))
        case (.createItem(let item), _) where next.item == item.id:
            .some([next].made(to: item, of: self).map { with(.createItem($0)) })
        case (.editItem(let item, .text), .editItem(let other, .text(let text))) where item.id == other.id:
            text == item.text ? .some(nil) : with(.editItem(item, .text(text)))
        case (.editItem(let item, .completed), .editItem(let other, .completed(let date))) where item.id == other.id:
            date == item.completed ? .some(nil) : with(.editItem(item, .completed(date)))
        case (.restoreItem(let item, _), .deleteItem(let other)) where item == other: .some(nil)
        case (.restoreItem(let item, let before), .editItem(let other, let edit)) where item == other.id:
            [next].made(to: before).map { restoring(item, of: $0, with: edit) }
        default: nil
        }
    }

    /// The ID of the item that the change is about; nil if it is about the list.
    var item: ToDoItem.ID? {
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

    /// Returns the fewest changes that do the same: a new item and its edits are one, and what is taken back is none.
    func joined() -> [ListsChange] {
        withoutTakenBackDeletions().reduce(into: []) { changes, next in
            for index in changes.indices.reversed() {
                guard let joined = changes[index].joined(with: next) else { continue }
                changes.remove(at: index)
                if let joined { changes.insert(joined, at: index) }
                return
            }
            changes.append(next)
        }
    }

    /// Drops each deletion together with its undo, so a new item stays a new one.
    private func withoutTakenBackDeletions() -> [ListsChange] {
        reduce(into: []) { changes, next in
            if case .restoreItem(let item, _) = next.action,
                let deletion = changes.lastIndex(where: { $0.action == .deleteItem(item) })
            {
                changes.remove(at: deletion)
            } else {
                changes.append(next)
            }
        }
    }

    fileprivate func made(to list: ToDoList) -> ToDoList? { made(to: [list]).first }

    fileprivate func made(to item: ToDoItem, of creation: ListsChange) -> ToDoItem? {
        made(to: ToDoList(id: creation.list, name: "", updated: creation.date, items: [item]))?.items.first
    }
}
