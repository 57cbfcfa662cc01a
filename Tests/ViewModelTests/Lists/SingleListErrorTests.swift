import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("Errors of a single list", .leakChecks, .endsWhenStuck)
struct SingleListErrorTests {
    private let milk = ToDoItem.sample("Milk", at: 3)
    private let eggs = ToDoItem.sample("Eggs", at: 2, done: 5)
    private let groceries: ToDoList
    private let unreadable = SingleListModule.Output.displayAlert(title: "Internal Error", again: nil)
    private let failed = SingleListModule.Output.displayAlert(title: "Internal Error", again: "Try Again")
    private let deletedList = SingleListModule.Output.displayAlert(title: "List deleted", again: "Create Again")

    init() {
        groceries = .sample("Groceries", items: [milk, eggs])
    }

    @Test("A change that fails raises an alert with Try Again, which makes the change", arguments: Change.allCases)
    private func tryAgain(change: Change) async {
        let module = await SingleListModule.loaded(groceries)
        module.database.failure = .locked
        #expect(await module.outputs(of: change.happen).contains(failed))
        #expect(module.rows.map(\.marked) == ["Milk", "Eggs ✓"])
        let notSaved = "Not saved: \(change.subject). \(DatabaseError.locked.text)"
        #expect(module.alert?.message.hasSuffix("Please try again. \(notSaved)") == true)
        #expect(await module.outputs { _ in module.tapAgain() }.contains(failed))
        module.database.failure = nil
        _ = await module.outputs { _ in module.tapAgain() }
        #expect(module.rows.map(\.marked) == change.rows)
    }

    @Test("After OK, a text that was not saved is edited again, and the screen stays", arguments: Change.allCases)
    private func edited(change: Change) async {
        let module = await SingleListModule.loaded(groceries)
        module.database.failure = .locked
        _ = await module.outputs(of: change.happen)
        let outputs = await module.outputs { _ in module.dismissAlert() }
        switch change {
        case .addition: #expect(outputs == [.resumeEditing(row: nil, "X")])
        case .edit: #expect(outputs == [.resumeEditing(row: 1, "X")])
        case .toggle, .deletion, .emptying: #expect(outputs == [])
        }
    }

    @Test("A new item that was ticked off before it failed is ticked off when its text is entered again")
    func tickedOff() async throws {
        let module = await SingleListModule.loaded(groceries)
        module.database.failure = .locked
        _ = await module.outputs { inputs in
            inputs.userFinishedEditingNewItem(text: "Tea")
            inputs.userToggledItem(at: 0)
        }
        let id = try #require(module.newRow)
        #expect(await module.outputs { _ in module.dismissAlert() } == [.resumeEditing(row: nil, "Tea")])
        #expect(await module.outputs { $0.userFinishedEditingUnsavedItem(id, text: " ") } == [])
        module.database.failure = nil
        let outputs = await module.outputs { $0.userFinishedEditingUnsavedItem(id, text: "Teas ") }
        #expect(outputs == [.insertItemAtIndex("Teas ✓", 0)] && module.newRow == id)
    }

    @Test("Changes that fail raise an alert each, one after the other, in their order")
    func oneAlertEach() async {
        let module = await SingleListModule.loaded(groceries)
        module.database.failure = .locked
        let outputs = await module.outputs { inputs in
            for name in ["A", "B"] { inputs.userFinishedEditingNewItem(text: name) }
        }
        #expect(outputs.filter { $0 == failed }.count == 1)
        #expect(await module.outputs { _ in module.dismissAlert() } == [.resumeEditing(row: nil, "A"), failed])
        #expect(await module.outputs { _ in module.dismissAlert() } == [.resumeEditing(row: nil, "B")])
    }

    @Test("An undo that fails raises an alert, too; after OK it can be asked for again")
    func undo() async {
        let module = await SingleListModule.loaded(groceries)
        _ = await module.outputs { $0.userDeletedItem(at: 0) }
        module.database.failure = .locked
        #expect(await module.outputs { $0.userTappedUndo() }.contains(failed))
        #expect(module.rows.map(\.marked) == ["Eggs ✓"])
        #expect(await module.outputs { _ in module.dismissAlert() } == [.displayUndo(true)])
        module.database.failure = nil
        #expect(await module.outputs { $0.userTappedUndo() } == [.displayUndo(false), .insertItemAtIndex("Milk", 0)])
    }

    @Test("A list that cannot be read again shows as it was, with an alert; OK goes back")
    func loadFailure() async {
        let module = await SingleListModule(groceries)
        module.database.failure = .locked
        let outputs = await module.outputs { $0.viewDidLoad() }
        #expect(outputs.suffix(2) == [.displayItems(["Milk", "Eggs ✓"]), unreadable])
        module.dismissAlert()
        #expect(module.outputs.last == .goBack)
    }

    @Test("OK does not go back while a text is being typed")
    func typing() async {
        let module = await SingleListModule(groceries)
        module.database.failure = .locked
        _ = await module.outputs { $0.viewDidLoad() }
        #expect(await module.outputs { _ in module.alert?.didTapOK(true) } == [])
    }

    @Test("An item that someone else has deleted is created again with the new text, if the user wants that")
    func deletedItem() async throws {
        let module = await SingleListModule.loaded(groceries)
        try module.database.withoutReport { try $0.deleteItems([eggs.id], at: .sample(9)) }
        let alert = SingleListModule.Output.displayAlert(title: "Item deleted", again: "Create Again")
        let outputs = await module.outputs { $0.userFinishedEditingExistingItem(at: 1, newText: "Six eggs") }
        #expect(outputs.first == .updateItemAtIndex("Six eggs ✓", 1) && outputs.contains(alert))
        #expect(module.rows.map(\.marked) == ["Milk"])
        #expect(
            module.alert?.message
                == "Someone else has deleted the item “Eggs”. Create Again restores it with your change.")
        #expect(await module.outputs { _ in module.tapAgain() } == [.insertItemAtIndex("Six eggs ✓", 1)])
        #expect(module.newRow == eggs.id)
    }

    @Test("A text typed for an item that was removed meanwhile raises the same question, unless it is the old one")
    func removedItem() async throws {
        let module = await SingleListModule.loaded(groceries)
        let row = module.rows[1]
        try module.database.kept.deleteItems([eggs.id], at: .sample(9))
        #expect(await module.outputs { $0.userFinishedEditingRemovedItem(row, newText: "Eggs ") } == [])
        #expect(await module.outputs { $0.userFinishedEditingRemovedItem(row, newText: " ") } == [])
        _ = await module.outputs { $0.userFinishedEditingRemovedItem(row, newText: "Six eggs") }
        #expect(module.alert?.again?.label == "Create Again")
        #expect(await module.outputs { _ in module.dismissAlert() } == [.resumeEditing(row: nil, "Six eggs")])
        #expect(module.database.kept.getAllToDoLists().first?.items == [milk])
    }

    @Test("A list that someone else deletes raises a question; OK goes back")
    func deletedElsewhere() async throws {
        let module = await SingleListModule.loaded(groceries)
        try module.database.kept.deleteLists([groceries.id])
        #expect(module.outputs == [deletedList])
        #expect(
            module.alert?.message
                == "Someone else has deleted the list “Groceries”. Create Again restores it as it stands here.")
        module.dismissAlert()
        #expect(module.outputs.last == .goBack)
    }

    @Test("Create Again creates that list as it stands on the screen")
    func createAgain() async throws {
        let module = await SingleListModule.loaded(groceries)
        try module.database.kept.deleteLists([groceries.id])
        #expect(await module.outputs { _ in module.tapAgain() } == [])
        #expect(module.database.kept.getAllToDoLists().map(\.items) == [groceries.items])
    }

    @Test("A new item for a list that someone else has deleted is not lost: with Create Again, or after OK")
    func itemOfDeletedList() async throws {
        for isWanted in [true, false] {
            let module = await SingleListModule.loaded(groceries)
            try module.database.withoutReport { try $0.deleteLists([groceries.id]) }
            #expect(await module.outputs { $0.userFinishedEditingNewItem(text: "Tea") }.contains(deletedList))
            let outputs = await module.outputs { _ in isWanted ? module.tapAgain() : module.dismissAlert() }
            #expect(outputs == (isWanted ? [.insertItemAtIndex("Tea", 0)] : [.resumeEditing(row: nil, "Tea")]))
        }
    }

    @Test("An item for an unknown list raises an alert, and does not trap")
    func unknownList() async {
        let module = await SingleListModule(groceries, isThere: false)
        let alert = SingleListModule.Output.displayAlert(title: "List deleted", again: nil)
        #expect(await module.outputs { $0.viewDidLoad() } == [.displayUndo(false), alert])
        module.dismissAlert()
        #expect(await module.outputs { $0.userFinishedEditingNewItem(text: "Tea") } == [alert])
    }

    private enum Change: CaseIterable {
        case addition, edit, toggle, deletion, emptying

        var rows: [String] {
            switch self {
            case .addition: ["X", "Milk", "Eggs ✓"]
            case .edit: ["Milk", "X ✓"]
            case .toggle: ["Milk", "Eggs"]
            case .deletion, .emptying: ["Milk"]
            }
        }

        var subject: String {
            switch self {
            case .addition: "the new item “X”"
            case .edit: "the change of the item “Eggs” to “X”"
            case .toggle: "the change of the item “Eggs”"
            case .deletion, .emptying: "the deletion of the item “Eggs”"
            }
        }

        @MainActor
        func happen(_ inputs: any SingleListInputs) {
            switch self {
            case .addition: inputs.userFinishedEditingNewItem(text: " X")
            case .edit: inputs.userFinishedEditingExistingItem(at: 1, newText: "X ")
            case .toggle: inputs.userToggledItem(at: 1)
            case .deletion: inputs.userDeletedItem(at: 1)
            case .emptying: inputs.userFinishedEditingExistingItem(at: 1, newText: "")
            }
        }
    }
}
