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

    @Test("Emits the title, then the lists, the one that was changed last first")
    func viewDidLoad() async {
        let module = AllListsModule([books, groceries, chores])
        let outputs = await module.outputs { $0.viewDidLoad() }
        #expect(
            outputs == [
                .title("To-Do Lists"), .displayProblem(nil), .displayLists(["Groceries", "Chores", "Books"]),
            ])
    }

    @Test("A row reads name, number of items and last change")
    func row() async throws {
        let module = await AllListsModule.loaded([groceries, chores, books])
        #expect(module.rows.map(\.itemCount) == ["(3 items)", "(1 item)", "(0 items)"])
        let row = try #require(module.rows.first)
        #expect(row.name == "Groceries")
        #expect(row.updated == "Updated 1 Jan 2026 at 0:00")
    }

    @Test("A name with line breaks is one line")
    func lineBreaks() async {
        let module = await AllListsModule.loaded([.sample("One\nTwo\r\nThree")])
        #expect(module.rows.map(\.name) == ["One Two Three"])
    }

    @Test("The add button asks for a name")
    func add() async {
        let module = await AllListsModule.loaded([])
        #expect(await module.outputs { $0.userTappedAddButton() } == [.showNewListCreationModal])
    }

    @Test("A new list comes first, its name without the blanks around it")
    func newList() async {
        let module = await AllListsModule.loaded([groceries])
        let outputs = await module.outputs { $0.userFinishedEditingNewList(name: "  Books\n") }
        #expect(outputs == [.displayProblem(nil), .insertListAtIndex("Books", 0)])
        #expect(module.newRow == module.rows[0].id)
    }

    @Test("A blank name makes no list, and renames none", arguments: ["", "  ", "\n"])
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
        #expect(outputs == [.displayProblem(nil), .removeListAtIndex(1), .insertListAtIndex("Work", 0)])
        #expect(module.rows.map(\.name) == ["Work", "Groceries", "Books"])
    }

    @Test("A new list that takes the place of a renamed one is to be selected when it comes, too")
    func renameDeleted() async throws {
        let module = await AllListsModule.loaded([groceries, chores])
        try await module.database.withoutReport { try await $0.deleteLists([chores.id]) }
        _ = await module.outputs { $0.userFinishedEditingExistingList(at: 1, newName: "Work") }
        #expect(module.rows.map(\.name) == ["Work", "Groceries"])
        #expect(module.newRow == module.rows[0].id)
    }

    @Test("A list that is given the name it has stays where it is")
    func sameName() async {
        let module = await AllListsModule.loaded([groceries, chores])
        #expect(await module.outputs { $0.userFinishedEditingExistingList(at: 1, newName: "Chores") } == [])
    }

    @Test("A name of several lines that is left as the one line it shows on is not written anew")
    func unchangedLines() async {
        let module = await AllListsModule.loaded([.sample("One\nTwo ")])
        let outputs = await module.outputs {
            $0.userFinishedEditingExistingList(at: 0, newName: module.rows[0].name)
        }
        #expect(outputs.isEmpty)
        #expect(module.database.calls == [.getAllToDoLists])
    }

    @Test("A selected list is opened")
    func select() async {
        let module = await AllListsModule.loaded([groceries, chores])
        #expect(await module.outputs { $0.userSelectedList(at: 1) } == [.showSingleList(chores.id)])
    }

    @Test("Deleting asks before")
    func deleteConfirmation() async {
        let module = await AllListsModule.loaded([groceries])
        let question = AllListsModule.Output.showDeleteConfirmation(
            "Delete Groceries", "Are you sure you want to delete your to-do list titled Groceries?")
        #expect(await module.outputs { $0.userAttemptedToDeleteList(at: 0) } == [question])
        #expect(await module.outputs { $0.userAnsweredDeleteConfirmation(shouldDelete: false) } == [])
        #expect(module.rows.count == 1)
    }

    @Test("A yes deletes the list")
    func delete() async {
        let module = await AllListsModule.loaded([groceries, chores])
        module.inputs.userAttemptedToDeleteList(at: 1)
        let outputs = await module.outputs { $0.userAnsweredDeleteConfirmation(shouldDelete: true) }
        #expect(outputs == [.displayProblem(nil), .removeListAtIndex(1)])
    }

    @Test("A yes deletes the list that was asked about, whatever row it is in by then")
    func staleIndex() async throws {
        let module = await AllListsModule.loaded([groceries, chores])
        module.inputs.userAttemptedToDeleteList(at: 1)
        try await module.database.kept.createNewList(.sample("New", at: 100))
        try await module.database.kept.updateList(chores.id, name: "Work", at: .sample(101))
        _ = await module.outputs { $0.userAnsweredDeleteConfirmation(shouldDelete: true) }
        #expect(module.rows.map(\.name) == ["New", "Groceries"])
    }

    @Test("A yes about a list that someone else has deleted meanwhile deletes nothing")
    func goneMeanwhile() async throws {
        let module = await AllListsModule.loaded([groceries, chores])
        module.inputs.userAttemptedToDeleteList(at: 1)
        try await module.database.kept.deleteLists([chores.id])
        #expect(await module.outputs { $0.userAnsweredDeleteConfirmation(shouldDelete: true) } == [])
        #expect(module.rows.map(\.name) == ["Groceries"])
    }

    @Test("An answer to no question, or a second one, deletes nothing")
    func noQuestion() async {
        let module = await AllListsModule.loaded([groceries, chores])
        #expect(await module.outputs { $0.userAnsweredDeleteConfirmation(shouldDelete: true) } == [])
        module.inputs.userAttemptedToDeleteList(at: 1)
        module.inputs.userAnsweredDeleteConfirmation(shouldDelete: false)
        #expect(await module.outputs { $0.userAnsweredDeleteConfirmation(shouldDelete: true) } == [])
    }

    @Test("An index out of range is nobody's", arguments: [-1, 1, .max])
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

    @Test("What others change is told row by row")
    func others() async throws {
        let module = await AllListsModule.loaded([groceries, chores, books])
        try await module.database.kept.deleteLists([chores.id])
        try await module.database.kept.createNewItem(.sample(at: 100), inList: groceries.id)
        #expect(
            module.outputs == [
                .displayProblem(nil), .removeListAtIndex(1), .displayProblem(nil), .removeListAtIndex(0),
                .insertListAtIndex("Groceries", 0),
            ])
        #expect(module.rows.map(\.itemCount) == ["(4 items)", "(0 items)"])
    }

    @Test("Reloading reads the lists anew")
    func reload() async {
        let module = await AllListsModule.loaded([groceries])
        #expect(await module.outputs { $0.userTappedReloadButton() } == [.displayProblem(nil)])
        #expect(module.database.calls == [.getAllToDoLists, .getAllToDoLists])
    }
}
