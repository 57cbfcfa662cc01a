public import Binding
public import Foundation
public import Model

/// One to-do list, as the home of all lists holds it, and the last failure of a change made here.
public final class SingleListInteractor: ModelOwner {
    public private(set) var model: LoadableModel<ToDoList, DatabaseError> {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<SingleListInteractor>()

    private let id: UUID
    private let lists: AllListsInteractor

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

    /// Adds an item.
    ///
    /// - Returns: The item's ID.
    @discardableResult
    public func addItem(text: String) -> ToDoItem.ID {
        let item = makeItem(text: text)
        perform { [id] _ in
            { database async throws(DatabaseError) in try await database.createNewItem(item, inList: id) }
        }
        return item.id
    }

    /// Changes the text of the item of that ID.
    ///
    /// If someone else has deleted it, a new item gets the text, so that the user's typing is not lost.
    ///
    /// - Returns: The ID such a new item would have.
    @discardableResult
    public func editItem(_ item: UUID, text: String) -> ToDoItem.ID {
        let new = makeItem(text: text)
        perform { [id] _ in
            { database async throws(DatabaseError) in
                do throws(DatabaseError) {
                    try await database.updateItem(item, .text(text), at: new.created)
                } catch {
                    guard error == .noItemFound else { throw error }
                    try await database.createNewItem(new, inList: id)
                }
            }
        }
        return new.id
    }

    /// Marks the item of that ID as done, or reopens it.
    public func toggleItem(_ item: UUID) {
        let date = lists.stamps.now()
        perform { list in
            let isDone = list?.items.first { $0.id == item }?.completed != nil
            let edit = ToDoItem.Edit.completed(isDone ? nil : date)
            return { database async throws(DatabaseError) in try await database.updateItem(item, edit, at: date) }
        }
    }

    /// Deletes the item of that ID; if it is already gone, only reads the lists again.
    public func deleteItem(_ item: UUID) {
        let date = lists.stamps.now()
        perform(ignoring: .noItemFound) { _ in
            { database async throws(DatabaseError) in try await database.deleteItems([item], at: date) }
        }
    }

    private func makeItem(text: String) -> ToDoItem {
        ToDoItem(id: lists.stamps.makeID(), text: text, created: lists.stamps.now())
    }

    private func perform(
        ignoring done: DatabaseError? = nil, _ change: @escaping (ToDoList?) -> AllListsInteractor.Change
    ) {
        lists.perform(for: self, ignoring: done) { [id] lists in
            change(lists.first { $0.id == id })
        } didFail: { interactor, error in
            interactor.model = .error(error, interactor.model.value)
        }
    }

    private var current: LoadableModel<ToDoList, DatabaseError> {
        guard let lists = lists.model.value else { return .none }
        return lists.first { $0.id == id }.map { .some($0) } ?? .error(.noListFound, model.value)
    }

    private func listsDidUpdate() {
        var new = current
        if case .error(.notRead(let error), _) = lists.model { new = .error(error, new.value) }
        if new != model { model = new }
    }
}
