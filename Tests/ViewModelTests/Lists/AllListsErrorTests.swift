import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("Errors of all lists", .leakChecks, .endsWhenStuck)
struct AllListsErrorTests {
    private let groceries = ToDoList.sample("Groceries")
    private let broken = DatabaseError.uncategorized("The disk is full.")
    private let alert = AllListsModule.Output.displayAlert(
        "Internal Error",
        "Oops! Looks like we encountered an error in our internal database. Please try again.")

    private let problem = AllListsModule.Output.displayProblem("The disk is full.")

    @Test("Lists that cannot be read are an alert, with the reason behind it")
    func loadFailure() async {
        let module = AllListsModule([groceries])
        module.database.failure = broken
        let outputs = await module.outputs { $0.viewDidLoad() }
        #expect(outputs == [.title("To-Do Lists"), problem, alert])
    }

    @Test("OK reads them again")
    func retry() async {
        let module = AllListsModule([groceries])
        module.database.failure = broken
        module.inputs.viewDidLoad()
        await module.settle()
        module.database.failure = nil
        module.dismissAlert()
        let outputs = await module.outputs { _ in }
        #expect(outputs == [.displayProblem(nil), .displayLists(["Groceries"])])
    }

    @Test("Where that fails, too, there is no second alert: it would lock its user in")
    func retryFails() async {
        let module = AllListsModule([groceries])
        module.database.failure = broken
        module.inputs.viewDidLoad()
        await module.settle()
        module.dismissAlert()
        #expect(await module.outputs { _ in } == [problem])
        #expect(await module.outputs { $0.userTappedReloadButton() }.last == alert)
    }

    @Test("While an alert is unanswered there is no second one; once it is answered, the next failure has its own")
    func oneAlert() async {
        let module = await AllListsModule.loaded([groceries])
        module.database.failure = broken
        let outputs = await module.outputs { inputs in
            for name in ["A", "B", "C"] { inputs.userFinishedEditingNewList(name: name) }
        }
        #expect(outputs == [problem, alert, problem, problem])
        module.database.failure = nil
        module.dismissAlert()
        #expect(await module.outputs { _ in } == [.displayProblem(nil)])
        module.database.failure = broken
        #expect(await module.outputs { $0.userFinishedEditingNewList(name: "D") } == [problem, alert])
    }

    @Test("A change that fails while the lists are read again has an alert of its own")
    func failureWhileReading() async throws {
        let gate = ManualDatabase.Gate()
        let module = AllListsModule([groceries], gate: gate)
        for name in ["A", "B", "C"] { module.inputs.userFinishedEditingNewList(name: name) }
        try await gate.next().answer(.failure(broken))
        let second = try await gate.next()
        module.dismissAlert()
        let reading = try await gate.next()
        second.answer(.failure(broken))
        let third = try await gate.next()
        #expect(module.outputs == [problem, alert, problem, alert])
        reading.succeed()
        third.succeed()
        await module.settle()
        #expect(module.rows.map(\.name) == ["C", "Groceries"])
    }

    @Test("What another screen could not read is told without an alert, for it has its own")
    func anotherScreen() async {
        let module = await AllListsModule.loaded([groceries])
        let list = trackForLeaks(SingleListInteractor(id: groceries.id, lists: module.interactor))
        module.database.failure = broken
        list.load()
        #expect(await module.outputs { _ in } == [problem])
    }

    @Test("So is what could not be read once a list is opened")
    func openedMeanwhile() async {
        let module = await AllListsModule.loaded([groceries])
        module.database.failure = broken
        let outputs = await module.outputs {
            $0.userTappedReloadButton()
            $0.userSelectedList(at: 0)
        }
        #expect(outputs == [.showSingleList(groceries.id), problem])
    }

    @Test(
        "A change that is not made is an alert, and changes nothing",
        arguments: [
            { $0.userFinishedEditingNewList(name: "X") },
            { $0.userFinishedEditingExistingList(at: 0, newName: "X") },
            {
                $0.userAttemptedToDeleteList(at: 0)
                $0.userAnsweredDeleteConfirmation(shouldDelete: true)
            },
        ] as [@Sendable @MainActor (any AllListsInputs) -> Void])
    func changeFailure(change: @Sendable @MainActor (any AllListsInputs) -> Void) async {
        let module = await AllListsModule.loaded([groceries])
        module.database.failure = broken
        #expect(await module.outputs(of: change).suffix(2) == [problem, alert])
        #expect(module.rows.map(\.name) == ["Groceries"])
        module.database.failure = nil
        module.dismissAlert()
        #expect(await module.outputs { _ in } == [.displayProblem(nil)])
    }
}
