public import Binding
public import Foundation
public import Model

/// One to-do list, as the home of all lists holds it, with the changes made here that failed, and the deletions that
/// can be taken back.
public final class SingleListInteractor: ModelOwner {
    public private(set) var model: LoadableModel<ToDoList, DatabaseError> {
        didSet { modelDidUpdate(self) }
    }
    /// The changes that failed and wait for the user's decision, oldest first.
    public private(set) var failedChanges: [FailedChange] = [] {
        didSet { modelDidUpdate(self) }
    }
    /// Whether `undo()` has a deletion to take back.
    public private(set) var canUndo = false {
        didSet { if canUndo != oldValue { modelDidUpdate(self) } }
    }
    public let modelDidUpdate = Listeners<SingleListInteractor>()

    private let id: UUID
    private let lists: AllListsInteractor
    private let history = DeletionHistory()

    /// The list of that ID among `lists`.
    public init(id: UUID, lists: AllListsInteractor) {
        self.id = id
        self.lists = lists
        model = .none
        model = current
        lists.modelDidUpdate.add(self) { interactor, _ in interactor.listsDidUpdate() }
    }

    /// Reads all lists again, because someone else may have changed this one.
    public func load() { lists.load() }

    /// Returns the changes that were given up after an earlier screen of the list was closed, and forgets them.
    public func takeUnsaved() -> [FailedChange] { lists.takeUnsaved(ofList: id) }

    private var current: LoadableModel<ToDoList, DatabaseError> {
        guard let lists = lists.model.value else { return .none }
        return lists.first { $0.id == id }.map { .some($0) } ?? .error(.noListFound, model.value)
    }

    private func listsDidUpdate() {
        var new = current
        if case .error(let error, _) = lists.model { new = .error(error, new.value) }
        if new != model { model = new }
    }
}

// MARK: - Changes

extension SingleListInteractor {
    /// Adds an item.
    ///
    /// - Returns: The item's ID.
    @discardableResult
    public func addItem(text: String) -> ToDoItem.ID {
        let item = ToDoItem(id: lists.stamps.makeID(), text: text, created: lists.stamps.now())
        perform(at: item.created) { _ in .createItem(item) }
        return item.id
    }

    /// Changes the text of `item`, which is as the user saw it.
    public func editItem(_ item: ToDoItem, text: String) {
        perform(at: lists.stamps.now()) { _ in .editItem(item, .text(text)) }
    }

    /// Marks `item`, which is as the user saw it, as done, or reopens it.
    public func toggleItem(_ item: ToDoItem) {
        let date = lists.stamps.now()
        perform(at: date) { list in
            let item = list?.items.first { $0.id == item.id } ?? item
            return .editItem(item, .completed(item.completed == nil ? date : nil))
        }
    }

    /// Deletes the item of that ID; if it is already gone, only reads the lists again.
    public func deleteItem(_ item: UUID) {
        perform(at: lists.stamps.now()) { _ in .deleteItem(item) }
    }

    /// Takes back the latest deletion made here that was not taken back yet.
    ///
    /// The item is then as it was before; nothing happens if there is no such deletion.
    public func undo() {
        perform(at: lists.stamps.now()) { [history] _ in
            history.takeBack().map { .restoreItem($0.item, of: $0.list) }
        }
    }

    /// Creates the list again, as it was before someone else deleted it.
    public func createAgain() {
        guard let list = model.value else { return }
        let date = lists.stamps.now()
        perform { [id] _ in
            ListsChange(.renameList(list.name), inList: id, of: list, at: date).creatingAgain()
        }
    }

    /// Makes a failed change again, with the same IDs and dates.
    ///
    /// What someone else has deleted is created again.
    public func tryAgain(_ failed: FailedChange) {
        guard forget(failed) else { return }
        perform { _ in failed.again }
    }

    /// Gives a failed change up; a deletion that could not be taken back can be tried again.
    public func giveUp(_ failed: FailedChange) {
        if forget(failed), case .restoreItem(let item, _) = failed.change.action {
            history.keep(item)
            canUndo = history.canTakeBack
        }
    }

    /// Forgets a failed change.
    ///
    /// - Returns: Whether it was still waiting for a decision.
    private func forget(_ failed: FailedChange) -> Bool {
        guard let index = failedChanges.firstIndex(of: failed) else { return false }
        failedChanges.remove(at: index)
        return true
    }

    private func perform(at date: Date, _ action: @escaping (ToDoList?) -> ListsChange.Action?) {
        let seen = model.value
        perform { [id] lists in
            let list = lists.first { $0.id == id } ?? seen
            return action(list).map { ListsChange($0, inList: id, of: list, at: date) }
        }
    }

    private func perform(_ change: @escaping ([ToDoList]) -> ListsChange?) {
        lists.perform(for: self) { [weak self, history] lists in
            defer { self?.canUndo = history.canTakeBack }
            return change(lists)
        } didSucceed: { [weak self, history] change in
            if case .deleteItem(let item) = change.action, let list = change.known { history.record(item, in: list) }
            self?.canUndo = history.canTakeBack
        } didFail: { interactor, failed in
            interactor.failedChanges.append(failed)
        }
    }
}
