import Foundation
import Interactor
import Model
import TestDoubles
import TestKit

/// A series of changes of to-do lists, the same for the same seed, each of which can be made of the lists that the
/// ones before it have left.
struct DrawnChanges {
    enum Kind: String, CaseIterable {
        case createNewList, createNewItem, updateList, updateItem, deleteItems, deleteLists
    }

    struct Change {
        let kind: Kind
        let make: (any Database) async throws(DatabaseError) -> Void
    }

    private var chance: SeededGenerator
    private var seconds: TimeInterval

    /// - Parameter series: A later one has later dates.
    init(series: Int) {
        chance = SeededGenerator(seed: UInt64(series))
        seconds = TimeInterval(series) * 1_000_000
    }

    /// The next change, to be made of `lists`.
    mutating func next(for lists: [ToDoList]) -> Change {
        var kind = chance.pick(Kind.allCases)
        if lists.isEmpty { kind = .createNewList }
        if [.updateItem, .deleteItems].contains(kind), lists.allSatisfy(\.items.isEmpty) { kind = .createNewItem }
        return Change(kind: kind, make: change(kind, of: lists))
    }

    private mutating func change(
        _ kind: Kind, of lists: [ToDoList]
    ) -> (any Database) async throws(DatabaseError) -> Void {
        switch kind {
        case .createNewList:
            let items = (0..<chance.number(below: 100)).map { _ in newItem() }
            let list = ToDoList(id: newID(), name: newText("List"), updated: newDate(), items: items.reversed())
            return { database async throws(DatabaseError) in try await database.createNewList(list) }
        case .createNewItem:
            let (item, list) = (newItem(), chance.pick(lists).id)
            return { database async throws(DatabaseError) in try await database.createNewItem(item, inList: list) }
        case .updateList:
            let (list, name, date) = (chance.pick(lists).id, newText("Name"), newDate())
            return { database async throws(DatabaseError) in
                try await database.updateList(list, name: name, at: date)
            }
        case .updateItem:
            let (item, text, date) = (chance.pick(lists.flatMap(\.items)), newText("Text"), newDate())
            let edit = chance.pick([ToDoItem.Edit.text(text), .completed(item.completed == nil ? date : nil)])
            return { database async throws(DatabaseError) in try await database.updateItem(item.id, edit, at: date) }
        case .deleteItems:
            // Of one list: which of two lists of one date comes first is left open.
            let list = chance.pick(lists.filter { !$0.items.isEmpty })
            let (items, date) = (some(list.items).map(\.id), newDate())
            return { database async throws(DatabaseError) in try await database.deleteItems(items, at: date) }
        case .deleteLists:
            let lists = some(lists).map(\.id)
            return { database async throws(DatabaseError) in try await database.deleteLists(lists) }
        }
    }

    /// One to three of `elements`, or all.
    private mutating func some<Element>(_ elements: [Element]) -> ArraySlice<Element> {
        elements.shuffled(using: &chance).prefix(1 + chance.number(below: 3))
    }

    private mutating func newItem() -> ToDoItem { ToDoItem(id: newID(), text: newText("Item"), created: newDate()) }

    private mutating func newText(_ prefix: String) -> String { "\(prefix) \(chance.number(below: 1_000_000))" }

    /// Later than each before it.
    private mutating func newDate() -> Date {
        seconds += 1
        return .sample(seconds)
    }

    private mutating func newID() -> UUID {
        withUnsafeBytes(of: (chance.next(), chance.next())) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
}
