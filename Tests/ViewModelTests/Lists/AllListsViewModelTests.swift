import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("All lists", .leakChecks, .endsWhenStuck)
struct AllListsViewModelTests {
    private let groceries = ToDoList.sample("Groceries", at: 3, items: [.sample(), .sample(), .sample()])
    private let chores = ToDoList.sample("Chores", at: 2, items: [.sample()])
    private let books = ToDoList.sample("Books", at: 1)

    @Test("Emits the title, then the lists, last changed first")
    func viewDidLoad() async {
        let module = AllListsModule([books, groceries, chores])
        let outputs = await module.outputs { $0.viewDidLoad() }
        #expect(
            outputs == [
                .title("To-Do Lists"), .displayProblem(nil), .displayLists(["Groceries", "Chores", "Books"]),
            ])
    }

    @Test("The add button asks for a name")
    func add() async {
        let module = await AllListsModule.loaded([])
        #expect(await module.outputs { $0.userTappedAddButton() } == [.showNewListCreationModal])
    }

    @Test("A new list comes first, its name trimmed")
    func newList() async {
        let module = await AllListsModule.loaded([groceries])
        let outputs = await module.outputs { $0.userFinishedEditingNewList(name: "  Books\n") }
        #expect(outputs == [.insertListAtIndex("Books", 0)])
        #expect(module.newRow == module.rows[0].id)
    }

    @Test("A new list shows before the lists are read; when it goes, they are still not known")
    func newListEarly() async throws {
        let gate = ManualDatabase.Gate()
        let module = AllListsModule([groceries], gate: gate)
        module.inputs.viewDidLoad()
        let reading = try await gate.next()
        module.inputs.userFinishedEditingNewList(name: "Books")
        #expect(module.outputs.last == .displayLists(["Books"]) && module.newRow == module.rows.first?.id)
        module.inputs.userAttemptedToDeleteList(at: 0)
        module.inputs.userAnsweredDeleteConfirmation(shouldDelete: true)
        #expect(module.outputs.last == .displayLists(nil))
        reading.succeed()
        for _ in ["creation", "deletion"] { try await gate.next().succeed() }
        await module.settle()
        #expect(module.rows.map(\.name) == ["Groceries"])
    }

    @Test("A blank name adds no list, and renames none", arguments: ["", "  ", "\n"])
    func blank(name: String) async {
        let module = await AllListsModule.loaded([groceries])
        let outputs = await module.outputs {
            $0.userFinishedEditingNewList(name: name)
            $0.userFinishedEditingExistingList(at: 0, newName: name)
        }
        #expect(outputs.isEmpty)
        #expect(module.database.calls == [.getAllToDoLists])
    }

    @Test("A renamed list goes to the top")
    func rename() async {
        let module = await AllListsModule.loaded([groceries, chores, books])
        let outputs = await module.outputs { $0.userFinishedEditingExistingList(at: 1, newName: " Work ") }
        #expect(outputs == [.removeListAtIndex(1), .insertListAtIndex("Work", 0)])
        #expect(module.rows.map(\.name) == ["Work", "Groceries", "Books"])
    }

    @Test("A list that gets the name it has stays where it is")
    func sameName() async {
        let module = await AllListsModule.loaded([groceries, chores])
        #expect(await module.outputs { $0.userFinishedEditingExistingList(at: 1, newName: "Chores") } == [])
    }

    @Test("A name of several lines is not saved if the user leaves it unchanged")
    func unchangedLines() async {
        let module = await AllListsModule.loaded([.sample("One\nTwo ")])
        let outputs = await module.outputs {
            $0.userFinishedEditingExistingList(at: 0, newName: module.rows[0].name)
        }
        #expect(outputs.isEmpty)
        #expect(module.database.calls == [.getAllToDoLists])
    }

    @Test("Selecting a list opens it")
    func select() async {
        let module = await AllListsModule.loaded([groceries, chores])
        #expect(await module.outputs { $0.userSelectedList(at: 1) } == [.showSingleList(chores.id)])
    }

    @Test("Deleting asks first")
    func deleteConfirmation() async {
        let module = await AllListsModule.loaded([groceries])
        let question = AllListsModule.Output.showDeleteConfirmation(
            "Delete Groceries", "Are you sure you want to delete your to-do list titled Groceries?")
        #expect(await module.outputs { $0.userAttemptedToDeleteList(at: 0) } == [question])
        #expect(await module.outputs { $0.userAnsweredDeleteConfirmation(shouldDelete: false) } == [])
        #expect(module.rows.count == 1)
    }

    @Test("The question names the texts that wait for the list, and no others")
    func draftsOfList() async {
        let module = await AllListsModule.loaded([groceries, chores])
        module.database.failure = .locked
        for list in [groceries, chores] {
            SingleListInteractor(id: list.id, lists: module.interactor).addItem(text: "For \(list.name)")
        }
        await module.settle()
        for _ in [groceries, chores] { module.dismissAlert() }
        let question = AllListsModule.Output.showDeleteConfirmation(
            "Delete Groceries",
            """
            Are you sure you want to delete your to-do list titled Groceries? The new item “For Groceries” will be lost.
            """)
        #expect(await module.outputs { $0.userAttemptedToDeleteList(at: 0) } == [question])
    }

    @Test("A yes deletes the list")
    func delete() async {
        let module = await AllListsModule.loaded([groceries, chores])
        module.inputs.userAttemptedToDeleteList(at: 1)
        let outputs = await module.outputs { $0.userAnsweredDeleteConfirmation(shouldDelete: true) }
        #expect(outputs == [.removeListAtIndex(1)])
    }

    @Test("A yes deletes the list of the question, whichever row it is in by then")
    func staleIndex() async throws {
        let module = await AllListsModule.loaded([groceries, chores])
        module.inputs.userAttemptedToDeleteList(at: 1)
        try module.database.kept.createNewList(.sample("New", at: 100))
        try module.database.kept.updateList(chores.id, name: "Work", at: .sample(101))
        _ = await module.outputs { $0.userAnsweredDeleteConfirmation(shouldDelete: true) }
        #expect(module.rows.map(\.name) == ["New", "Groceries"])
    }

    @Test("A yes deletes nothing if someone else has deleted the list meanwhile")
    func goneMeanwhile() async throws {
        let module = await AllListsModule.loaded([groceries, chores])
        module.inputs.userAttemptedToDeleteList(at: 1)
        try module.database.kept.deleteLists([chores.id])
        #expect(await module.outputs { $0.userAnsweredDeleteConfirmation(shouldDelete: true) } == [])
        #expect(module.rows.map(\.name) == ["Groceries"])
    }

    @Test("A yes deletes nothing without a question, or after a no")
    func noQuestion() async {
        let module = await AllListsModule.loaded([groceries, chores])
        #expect(await module.outputs { $0.userAnsweredDeleteConfirmation(shouldDelete: true) } == [])
        module.inputs.userAttemptedToDeleteList(at: 1)
        module.inputs.userAnsweredDeleteConfirmation(shouldDelete: false)
        #expect(await module.outputs { $0.userAnsweredDeleteConfirmation(shouldDelete: true) } == [])
    }

    @Test("An index out of range does nothing", arguments: [-1, 1, .max])
    func outOfRange(index: Int) async {
        let module = await AllListsModule.loaded([groceries])
        let outputs = await module.outputs {
            $0.userSelectedList(at: index)
            $0.userFinishedEditingExistingList(at: index, newName: "X")
            $0.userAttemptedToDeleteList(at: index)
            $0.userAnsweredDeleteConfirmation(shouldDelete: true)
        }
        #expect(outputs.isEmpty)
    }

    @Test("Changes by others are emitted row by row")
    func others() async throws {
        let module = await AllListsModule.loaded([groceries, chores, books])
        try module.database.kept.deleteLists([chores.id])
        try module.database.kept.createNewItem(.sample(at: 100), inList: groceries.id)
        #expect(
            module.outputs == [
                .removeListAtIndex(1), .removeListAtIndex(0), .insertListAtIndex("Groceries", 0),
            ])
        #expect(module.rows.map(\.itemCount) == ["(4 items)", "(0 items)"])
    }

    @Test("Reloading reads the lists again")
    func reload() async {
        let module = await AllListsModule.loaded([groceries])
        #expect(await module.outputs { $0.userTappedReloadButton() } == [])
        #expect(module.database.calls == [.getAllToDoLists, .getAllToDoLists])
    }
}
