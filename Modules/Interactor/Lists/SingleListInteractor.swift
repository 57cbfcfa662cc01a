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

    let id: UUID
    private let lists: AllListsInteractor
    private var history = DeletionHistory() {
        didSet { canUndo = history.canTakeBack }
    }

    /// The list of that ID among `lists`.
    public init(id: UUID, lists: AllListsInteractor) {
        self.id = id
        self.lists = lists
        model = .none
        model = current
        lists.add(self)
        lists.modelDidUpdate.add(self) { interactor, _ in interactor.listsDidUpdate() }
    }

    /// Reads all lists again, because someone else may have changed this one.
    public func load() { lists.load() }

    /// Returns the changes that were given up after an earlier screen of the list was closed, and forgets them.
    public func takeDrafts() -> [FailedChange] { lists.takeDrafts(ofList: id) }

    private var current: LoadableModel<ToDoList, DatabaseError> {
        guard let lists = lists.model.value else {
            return reasonForGivingUp == nil ? .none : .error(.noListFound, model.value)
        }
        return lists.first { $0.id == id }.map { .some($0) } ?? .error(.noListFound, model.value)
    }

    private func listsDidUpdate() {
        var new = current
        if case .error(let error, _) = lists.model, new.failure == nil { new = .error(error, new.value) }
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
        perform(.createItem(item), at: item.created)
        return item.id
    }

    /// Changes the text of `item`, which is as the user saw it.
    public func editItem(_ item: ToDoItem, text: String) {
        perform(.editItem(item, .text(text)), at: lists.stamps.now())
    }

    /// Marks `item`, which is as the user saw it, as done, or reopens it.
    public func toggleItem(_ item: ToDoItem) {
        let date = lists.stamps.now()
        let item = model.value?.items.first { $0.id == item.id } ?? item
        perform(.editItem(item, .completed(item.completed == nil ? date : nil)), at: date)
    }

    /// Deletes the item of that ID; if it is already gone, only reads the lists again.
    public func deleteItem(_ item: UUID) {
        perform(.deleteItem(item), at: lists.stamps.now())
    }

    /// Takes back the latest deletion made here that was not taken back yet.
    ///
    /// The item is then as it was before; nothing happens if there is no such deletion.
    ///
    /// - Returns: The item's ID.
    @discardableResult
    public func undo() -> ToDoItem.ID? {
        guard let deletion = history.takeBack() else { return nil }
        perform(.restoreItem(deletion.item, of: deletion.list), at: lists.stamps.now())
        return deletion.item
    }

    /// Why the list, which was created here, could not be saved; nil unless the user has given it up.
    public var reasonForGivingUp: DatabaseError? { lists.reasonForGivingUp(id) }

    /// Whether the list, which is gone, was deleted here, and not by someone else.
    public var wasDeletedHere: Bool { lists.wasDeletedHere(id) }

    /// Creates the list again, as it was before, with all that failed because it was missing; nothing happens if it
    /// exists.
    public func createAgain() {
        guard model.failure == .noListFound, let list = model.value else { return }
        // It brings them along.
        for failed in failedChanges where failed.change.createsItem(in: list) { forget(failed) }
        lists.create(list.with(list.items, at: lists.stamps.now()), again: true)
        if let failed = failedChanges.first(where: { $0.error == .noListFound }) { tryAgain(failed) }
    }

    /// Makes a failed change again, with the same IDs and dates.
    ///
    /// What someone else has deleted is created again; if that is the list, with all that failed because it is missing.
    public func tryAgain(_ failed: FailedChange) {
        let others = failed.error == .noListFound ? failedChanges.filter { $0.error == .noListFound } : []
        // It may be among them, and is then forgotten already.
        for failed in [failed] + others where forget(failed) {
            let change = failed.again(in: model.value)
            if !lists.createGivenUpList(with: change) { perform(change) }
        }
    }

    /// Gives a failed change up; a deletion that could not be taken back can be tried again.
    ///
    /// A list that is gone stands on without the change: it is not created again with what waits in a field.
    public func giveUp(_ failed: FailedChange) {
        guard forget(failed) else { return }
        if case .restoreItem(let item, _) = failed.change.action { history.mark(item, isTakenBack: false) }
        guard case .error(.noListFound, let list?) = model else { return }
        model = .error(.noListFound, failed.change.takenBack(from: list))
    }

    /// Makes the creation or restoration of an item that was given up, with the text that the user has typed since.
    public func make(_ givenUp: FailedChange, with text: String) {
        if case .restoreItem(let item, _) = givenUp.change.action { history.mark(item, isTakenBack: true) }
        performNew(givenUp.change.with(text: text))
    }

    /// Forgets a failed change.
    ///
    /// - Returns: Whether it was still waiting for a decision.
    @discardableResult
    private func forget(_ failed: FailedChange) -> Bool {
        guard let index = failedChanges.firstIndex(of: failed) else { return false }
        failedChanges.remove(at: index)
        return true
    }

    private func perform(_ action: ListsChange.Action, at date: Date) {
        performNew(ListsChange(action, inList: id, of: model.value, at: date))
    }

    /// Makes a new change, after the failed ones that it follows, but for a deletion that it repeats.
    private func performNew(_ change: ListsChange) {
        lists.tryAgain(before: change)
        for failed in failedChanges where change.follows(failed.change) {
            if change.action == failed.change.action {
                forget(failed)
            } else if !failed.meansOutdatedRows {
                // What is gone is created again only if the user says so.
                tryAgain(failed)
            }
        }
        // The list as it is with them.
        perform(model.value.map(change.knowing) ?? change)
    }

    private func perform(_ change: ListsChange) {
        lists.perform(change, for: self) { interactor, failed in interactor.keep(failed) }
        if case .deleteItem(let item) = change.action, let list = change.known { history.record(item, in: list) }
    }

    /// Keeps a failed change for the user's decision, unless someone else has made it before.
    func keep(_ failed: FailedChange) {
        if case .deleteItem(let item) = failed.change.action { history.forget(item) }
        if !failed.wasDoneBefore { failedChanges.append(failed) }
    }
}
