import Interactor
import Model
import TestSupport
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

    @Test("Lists that cannot be read are an alert, with the reason behind it")
    func loadFailure() async {
        let module = AllListsModule([groceries])
        module.database.failure = broken
        let outputs = await module.outputs { $0.viewDidLoad() }
        #expect(outputs == [.title("To-Do Lists"), .displayProblem("The disk is full."), alert])
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
        #expect(await module.outputs { _ in } == [.displayProblem("The disk is full.")])
        #expect(await module.outputs { $0.userTappedReloadButton() }.last == alert)
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
        #expect(await module.outputs(of: change).suffix(2) == [.displayProblem("The disk is full."), alert])
        #expect(module.rows.map(\.name) == ["Groceries"])
        module.database.failure = nil
        module.dismissAlert()
        #expect(await module.outputs { _ in } == [.displayProblem(nil)])
    }
}
