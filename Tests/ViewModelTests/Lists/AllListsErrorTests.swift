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
    private let alert = AllListsModule.Output.displayAlert(
        "Internal Error",
        "Oops! Looks like we encountered an error in our internal database. Please try again.")

    private let problem = AllListsModule.Output.displayProblem(DatabaseError.locked.text)

    @Test("Lists that cannot be read raise an alert, and the reason shows behind it")
    func loadFailure() async {
        let module = AllListsModule([groceries])
        module.database.failure = .locked
        let outputs = await module.outputs { $0.viewDidLoad() }
        #expect(outputs == [.title("To-Do Lists"), .displayProblem(nil), problem, alert])
    }

    @Test("OK in the alert reads the lists again")
    func retry() async {
        let module = AllListsModule([groceries])
        module.database.failure = .locked
        module.inputs.viewDidLoad()
        await module.settle()
        module.database.failure = nil
        module.dismissAlert()
        let outputs = await module.outputs { _ in }
        #expect(outputs == [.displayProblem(nil), .displayLists(["Groceries"])])
    }

    @Test("A failure after OK raises no second alert, which would lock the user in")
    func retryFails() async {
        let module = AllListsModule([groceries])
        module.database.failure = .locked
        module.inputs.viewDidLoad()
        await module.settle()
        module.dismissAlert()
        #expect(await module.outputs { _ in } == [])
        #expect(await module.outputs { $0.userTappedReloadButton() } == [alert])
    }

    @Test("There is no second alert while one is unanswered, and another one for the next failure after that")
    func oneAlert() async {
        let module = await AllListsModule.loaded([groceries])
        module.database.failure = .locked
        let outputs = await module.outputs { inputs in
            for name in ["A", "B", "C"] { inputs.userFinishedEditingNewList(name: name) }
        }
        #expect(outputs == [problem, alert])
        module.database.failure = nil
        module.dismissAlert()
        #expect(await module.outputs { _ in } == [.displayProblem(nil)])
        module.database.failure = .locked
        #expect(await module.outputs { $0.userFinishedEditingNewList(name: "D") } == [problem, alert])
    }

    @Test("A change that fails while the lists are read again raises another alert")
    func failureWhileReading() async throws {
        let gate = ManualDatabase.Gate()
        let module = AllListsModule([groceries], gate: gate)
        for name in ["A", "B", "C"] { module.inputs.userFinishedEditingNewList(name: name) }
        try await gate.next().answer(.failure(.locked))
        let second = try await gate.next()
        module.dismissAlert()
        let reading = try await gate.next()
        second.answer(.failure(.locked))
        let third = try await gate.next()
        #expect(module.outputs == [problem, alert, alert])
        reading.succeed()
        third.succeed()
        await module.settle()
        #expect(module.rows.map(\.name) == ["C", "Groceries"])
    }

    @Test("A failure to read the lists for another screen raises no alert here")
    func anotherScreen() async {
        let module = await AllListsModule.loaded([groceries])
        let list = trackForLeaks(SingleListInteractor(id: groceries.id, lists: module.interactor))
        module.database.failure = .locked
        list.load()
        #expect(await module.outputs { _ in } == [problem])
    }

    @Test("A failure to read the lists after one was opened raises no alert here")
    func openedMeanwhile() async {
        let module = await AllListsModule.loaded([groceries])
        module.database.failure = .locked
        let outputs = await module.outputs {
            $0.userTappedReloadButton()
            $0.userSelectedList(at: 0)
        }
        #expect(outputs == [.showSingleList(groceries.id), problem])
    }

    @Test(
        "A change that fails raises an alert, and changes nothing",
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
        module.database.failure = .locked
        #expect(await module.outputs(of: change).suffix(2) == [problem, alert])
        #expect(module.rows.map(\.name) == ["Groceries"])
        module.database.failure = nil
        module.dismissAlert()
        #expect(await module.outputs { _ in } == [.displayProblem(nil)])
    }
}
