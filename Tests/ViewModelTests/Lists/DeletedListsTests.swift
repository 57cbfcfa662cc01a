import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("Lists that someone else deletes", .leakChecks, .endsWhenStuck)
struct DeletedListsTests {
    private let groceries = ToDoList.sample("Groceries", at: 3, items: [.sample()])
    private let chores = ToDoList.sample("Chores", at: 2, items: [.sample(), .sample()])
    private let alert = AllListsModule.Output.displayAlert(title: "List deleted", again: "Create Again")

    @Test("A new name raises a question; Create Again creates the list with its items and the new name")
    func createAgain() async throws {
        let module = await AllListsModule.loaded([groceries, chores])
        try module.database.withoutReport { try $0.deleteLists([chores.id]) }
        let outputs = await module.outputs { $0.userFinishedEditingExistingList(at: 1, newName: "Work") }
        #expect(outputs.contains(alert))
        #expect(module.rows.map(\.name) == ["Groceries"])
        #expect(
            module.alert?.message
                == """
                Someone else has deleted the list “Chores”. Create Again restores it as it stands here, with your \
                change.
                """)
        #expect(await module.outputs { _ in module.tapAgain() } == [.insertListAtIndex("Work", 0)])
        #expect(module.rows.map(\.itemCount) == ["(2 items)", "(1 item)"])
        #expect(module.newRow == chores.id)
    }

    @Test("A name typed for a list that was removed meanwhile raises the same question, unless it is the old one")
    func removed() async throws {
        let module = await AllListsModule.loaded([groceries, chores])
        let row = module.rows[1]
        try module.database.kept.deleteLists([chores.id])
        #expect(await module.outputs { $0.userFinishedEditingRemovedList(row, newName: "Chores ") } == [])
        #expect(await module.outputs { $0.userFinishedEditingRemovedList(row, newName: " ") } == [])
        #expect(await module.outputs { $0.userFinishedEditingRemovedList(row, newName: "Work") } == [alert])
        #expect(await module.outputs { _ in module.tapAgain() } == [.insertListAtIndex("Work", 0)])
        #expect(module.rows.map(\.itemCount) == ["(2 items)", "(1 item)"])
    }

    @Test("After OK the name is edited again, and no list is created")
    func notAgain() async throws {
        let module = await AllListsModule.loaded([groceries, chores])
        try module.database.withoutReport { try $0.deleteLists([chores.id]) }
        _ = await module.outputs { $0.userFinishedEditingExistingList(at: 1, newName: "Work") }
        #expect(await module.outputs { _ in module.dismissAlert() } == [.resumeEditing(row: nil, "Work")])
        #expect(module.database.kept.getAllToDoLists().map(\.name) == ["Groceries"])
    }
}
