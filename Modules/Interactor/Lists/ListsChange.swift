public import Foundation
public import Model

/// A change to the to-do lists.
///
/// Its IDs and dates are fixed from the beginning. So after a failure it can be made again without duplicates.
public nonisolated struct ListsChange: Hashable, Sendable {
    /// What to do with the list, or with one of its items.
    public let action: Action
    /// The ID of the list.
    public let list: ToDoList.ID
    /// The list as the user saw it before; nil if it had not been read.
    public let known: ToDoList?
    let date: Date
    /// Whether a list or an item that someone else has deleted is created again.
    private var createsAgain = false
    /// The text that was typed for a restored item; nil if it is as it was.
    private var restoredText: String?

    /// Whether the change adds a list.
    var isCreationOfList: Bool { if case .createList = action { true } else { false } }

    /// Whether the change creates an item that `list` holds as it is.
    func createsItem(in list: ToDoList) -> Bool {
        if case .createItem(let item) = action { list.items.contains(item) } else { false }
    }

    /// Whether the change creates its list if there is none.
    var createsList: Bool { isCreationOfList || createsAgain }

    /// What happens to a list.
    public enum Action: Hashable, Sendable {
        /// Adds the list with its items.
        case createList(ToDoList)
        /// Gives the list that name.
        case renameList(String)
        /// Deletes the list with its items.
        case deleteList
        /// Adds the item to the list.
        case createItem(ToDoItem)
        /// Edits the item, which is as the user saw it before.
        case editItem(ToDoItem, ToDoItem.Edit)
        /// Deletes the item of that ID.
        case deleteItem(ToDoItem.ID)
        /// Takes back the deletion of the item, from the list as it was before.
        case restoreItem(ToDoItem.ID, of: ToDoList)
    }

    init(_ action: Action, inList list: ToDoList.ID, of known: ToDoList?, at date: Date) {
        self.action = action
        self.list = list
        self.known = known
        self.date = date
    }

    /// The text that was typed for an item; nil for any other change.
    public var itemText: String? {
        switch action {
        case .createItem(let item): item.text
        case .editItem(_, .text(let text)): text
        case .restoreItem: restoredText
        default: nil
        }
    }

    /// Returns a change to the same list, at the same moment, that does something else.
    func with(_ action: Action) -> ListsChange {
        var change = ListsChange(action, inList: list, of: known, at: date)
        change.createsAgain = createsAgain
        change.restoredText = restoredText
        return change
    }

    /// Returns the creation or restoration of an item with another text; any other change as it is.
    func with(text: String) -> ListsChange {
        let edit = ToDoItem.Edit.text(text)
        switch action {
        case .createItem(let item): return with(.createItem(item.applying(edit)))
        case .restoreItem(let id, let list):
            let items = list.items.map { $0.id == id ? $0.applying(edit) : $0 }
            return restoring(id, of: list.with(items), with: edit)
        default: return self
        }
    }

    /// Returns the restoration of an item with an edit, which leaves the list as `before` says.
    func restoring(_ item: ToDoItem.ID, of before: ToDoList, with edit: ToDoItem.Edit) -> ListsChange {
        var change = with(.restoreItem(item, of: before))
        if case .text(let text) = edit { change.restoredText = text }
        return change
    }

    /// Returns the change for a user who sees `list`.
    func knowing(_ list: ToDoList) -> ListsChange {
        var change = ListsChange(action, inList: self.list, of: list, at: date)
        change.createsAgain = createsAgain
        change.restoredText = restoredText
        return change
    }

    /// Returns the change that also creates the list or the item if someone else has deleted it.
    func creatingAgain() -> ListsChange {
        var change = self
        change.createsAgain = true
        return change
    }
}

// MARK: - Making it

nonisolated extension ListsChange {
    /// Makes the change.
    func make(in database: any Database) async throws(DatabaseError) {
        do throws(DatabaseError) {
            try await makeAction(in: database)
        } catch {
            guard createsAgain, let outcome else { throw error }
            switch (error, action) {
            case (.noListFound, _): try await database.createNewList(outcome)
            case (.noItemFound, .editItem(let item, _)):
                try await database.restoreItems([item.id], of: outcome, at: date)
            case (.uncategorized, .createItem(let item)):
                // The list that was created again before may have brought along the item, which showed already.
                guard try await items(in: database)?.contains(item.id) == true else { throw error }
            case (.uncategorized, .createList(let list)):
                guard let items = try await items(in: database) else { throw error }
                let missing = list.items.map(\.id).filter { !items.contains($0) }
                if !missing.isEmpty { try await database.restoreItems(missing, of: list, at: date) }
            default: throw error
            }
        }
    }

    /// Returns the IDs of the list's items; nil if there is no such list.
    private func items(in database: any Database) async throws(DatabaseError) -> [ToDoItem.ID]? {
        try await database.getAllToDoLists().first { $0.id == list }?.items.map(\.id)
    }

    private func makeAction(in database: any Database) async throws(DatabaseError) {
        switch action {
        case .createList(let list): try await database.createNewList(list)
        case .renameList(let name): try await database.updateList(list, name: name, at: date)
        case .deleteList: try await database.deleteLists([list])
        case .createItem(let item): try await database.createNewItem(item, inList: list)
        case .editItem(let item, let edit): try await update(item.id, edit, in: database)
        case .deleteItem(let item): try await database.deleteItems([item], at: date)
        case .restoreItem(let item, let before): try await database.restoreItems([item], of: before, at: date)
        }
    }

    /// Edits an item; throws `noListFound` if it was deleted with its list.
    private func update(
        _ item: ToDoItem.ID, _ edit: ToDoItem.Edit, in database: any Database
    ) async throws(DatabaseError) {
        do throws(DatabaseError) {
            try await database.updateItem(item, edit, at: date)
        } catch {
            guard error == .noItemFound else { throw error }
            let isListThere = try await database.getAllToDoLists().contains { $0.id == list }
            throw isListThere ? .noItemFound : .noListFound
        }
    }

    /// The list as the user wants it to be; nil if it is to be deleted, or is not known.
    var outcome: ToDoList? {
        switch action {
        case .createList(let list): list
        case .renameList(let name): known.map { ToDoList(id: list, name: name, updated: date, items: $0.items) }
        case .createItem(let item): known.map { $0.with([item] + $0.items.without(item.id), at: date) }
        case .editItem(let item, let edit):
            known.map { $0.with($0.replacing(item, with: item.applying(edit)), at: date) }
        case .restoreItem(let item, let before):
            known.map { $0.with(before.items.filter { $0.id == item } + $0.items.without(item), at: date) }
        case .deleteList, .deleteItem: nil
        }
    }
}

nonisolated extension [ToDoItem] {
    /// Returns the items but the one of that ID, which may show already.
    fileprivate func without(_ id: ToDoItem.ID) -> [ToDoItem] { filter { $0.id != id } }
}

nonisolated extension ToDoList {
    /// Returns the items with `new` in place of `item`, or above all others if `item` is not among them.
    fileprivate func replacing(_ item: ToDoItem, with new: ToDoItem) -> [ToDoItem] {
        guard let index = items.firstIndex(where: { $0.id == item.id }) else { return [new] + items }
        var items = items
        items[index] = new
        return items
    }
}
