public import Binding
public import Foundation
public import Model

/// The interactor of one to-do list; it takes the list from `AllListsInteractor`, and can undo deletions of items.
public final class SingleListInteractor: ModelOwner {
    /// The list, or an error with the old list if the read failed or someone else has deleted the list.
    public private(set) var model: LoadableModel<ToDoList, DatabaseError> {
        didSet { modelDidUpdate(self) }
    }
    /// The state of the latest change requested through this interactor.
    public private(set) var saving = ListsSaving.none {
        didSet {
            noteDeletion()
            modelDidUpdate(self)
        }
    }
    public let modelDidUpdate = Listeners<SingleListInteractor>()

    private let id: UUID
    private let lists: AllListsInteractor
    /// The items deleted through this interactor and not restored; the item deleted last comes last.
    private var deleted: [ToDoItem] = []

    /// Creates an interactor for the list with `id` among `lists`.
    public init(id: UUID, lists: AllListsInteractor) {
        self.id = id
        self.lists = lists
        model = .none
        model = current
        lists.modelDidUpdate.add(self) { interactor, _ in interactor.listsDidUpdate() }
    }

    /// Reads all lists again, because someone else may have changed this list.
    public func load() { lists.load() }

    private var current: LoadableModel<ToDoList, DatabaseError> {
        if case .error(let error, _) = lists.model { return .error(error, model.value) }
        guard let all = lists.model.value else { return .none }
        return all.first { $0.id == id }.map { .some($0) } ?? .error(.noListFound, model.value)
    }

    private func listsDidUpdate() {
        let new = current
        if new != model { model = new }
    }
}

// MARK: - Changes

extension SingleListInteractor {
    /// Adds an item.
    public func addItem(text: String) {
        let item = ToDoItem(id: lists.idsAndDates.makeID(), text: text, created: lists.idsAndDates.now())
        store(.createItem(item), at: item.created)
    }

    /// Changes the text of `item`; pass the item as the user sees it, because a retry may create the item again.
    public func editItem(_ item: ToDoItem, text: String) {
        store(.editItem(item, .text(text)), at: lists.idsAndDates.now())
    }

    /// Marks an open item as done, or reopens a done item; pass the item as the user sees it.
    public func toggleItem(_ item: ToDoItem) {
        let date = lists.idsAndDates.now()
        store(.editItem(item, .completed(item.completed == nil ? date : nil)), at: date)
    }

    /// Deletes `item`; pass the item as the user sees it, because `undo()` restores this value.
    public func deleteItem(_ item: ToDoItem) { store(.deleteItem(item), at: lists.idsAndDates.now()) }

    /// Whether there is a deletion to undo.
    public var canUndo: Bool { !deleted.isEmpty }

    /// Undoes one deletion made through this interactor, the latest first; the item comes back as it was.
    public func undo() {
        if let item = deleted.last { store(.restoreItem(item), at: lists.idsAndDates.now()) }
    }

    /// Retries the failed change; a list or item that someone else has deleted is created again.
    public func retry() {
        if case .failed(let change, let error) = saving { store(change.retry(after: error)) }
    }

    /// Forgets the failed change.
    public func giveUp() { saving = .none }

    /// Makes the change; does nothing if the list has not been read yet.
    private func store(_ action: ListsChange.Action, at date: Date) {
        if let list = model.value { store(ListsChange(action: action, list: list, date: date)) }
    }

    private func store(_ change: ListsChange) { lists.store(change, for: self, at: \.saving) }

    private func noteDeletion() {
        guard case .stored(let change) = saving else { return }
        switch change.action {
        case .deleteItem(let item): deleted.append(item)
        case .restoreItem(let item): deleted.removeAll { $0.id == item.id }
        // Creating the list again may restore deleted items; their deletions can then no longer be undone.
        case .createList: deleted.removeAll { change.list.items.map(\.id).contains($0.id) }
        default: break
        }
    }
}
