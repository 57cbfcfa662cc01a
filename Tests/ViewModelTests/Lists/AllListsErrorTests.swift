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
    private let alert = AllListsModule.Output.displayAlert(title: "Internal Error", again: nil)
    private let changeAlert = AllListsModule.Output.displayAlert(title: "Internal Error", again: "Try Again")
    private let problem = AllListsModule.Output.displayProblem(DatabaseError.locked.text)

    @Test("Lists that cannot be read raise an alert, and the reason shows behind it")
    func loadFailure() async {
        let module = AllListsModule([groceries])
        module.database.failure = .locked
        let outputs = await module.outputs { $0.viewDidLoad() }
        #expect(outputs == [.title("To-Do Lists"), .displayProblem(nil), problem, alert])
        #expect(
            module.alert?.message
                == """
                Oops! Looks like we encountered an error in our internal database. Please try again. The lists \
                could not be read. \(DatabaseError.locked.text)
                """)
    }

    @Test("The alert does not ask to try again where that cannot help")
    func lasting() async {
        let error = StoreError.foreign(path: "/data")
        let module = AllListsModule([groceries])
        module.database.failure = .uncategorized(error)
        _ = await module.outputs { $0.viewDidLoad() }
        #expect(module.alert?.message == "The lists could not be read. \(error.text)")
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

    @Test("Changes that fail raise an alert each, one after the other, in their order")
    func oneAlertEach() async {
        let module = await AllListsModule.loaded([groceries])
        module.database.failure = .locked
        #expect(
            await module.outputs { inputs in
                for name in ["A", "B", "C"] { inputs.userFinishedEditingNewList(name: name) }
            }.filter { $0 == changeAlert }.count == 1)
        for name in ["A", "B"] {
            let outputs = await module.outputs { _ in module.dismissAlert() }
            #expect(outputs.prefix(2) == [.resumeEditing(row: nil, name), changeAlert])
        }
        #expect(await module.outputs { _ in module.dismissAlert() }.first == .resumeEditing(row: nil, "C"))
        #expect(module.rows.map(\.name) == ["Groceries"])
    }

    @Test("A change that fails raises an alert with Try Again, which makes the change", arguments: Change.allCases)
    private func tryAgain(change: Change) async {
        let module = await AllListsModule.loaded([groceries])
        module.database.failure = .locked
        #expect(await module.outputs(of: change.happen).contains(changeAlert))
        #expect(module.alert?.message.contains("Please try again. Not saved: \(change.subject). The ") == true)
        // A new list stays until the user decides: its screen may be open.
        #expect(module.rows.map(\.name) == (change == .addition ? ["X", "Groceries"] : ["Groceries"]))
        #expect(await module.outputs { _ in module.tapAgain() }.contains(changeAlert))
        module.database.failure = nil
        _ = await module.outputs { _ in module.tapAgain() }
        #expect(module.rows.map(\.name) == change.names)
        #expect(change == .deletion || module.newRow == module.rows.first?.id)
    }

    @Test("After OK, a name that was not saved is edited again", arguments: Change.allCases)
    private func edited(change: Change) async {
        let module = await AllListsModule.loaded([groceries])
        module.database.failure = .locked
        _ = await module.outputs(of: change.happen)
        let outputs = await module.outputs { _ in module.dismissAlert() }
        switch change {
        case .addition: #expect(outputs == [.resumeEditing(row: nil, "X"), .removeListAtIndex(0)])
        case .renaming: #expect(outputs == [.resumeEditing(row: 0, "X")])
        case .deletion: #expect(outputs == [])
        }
    }

    @Test("A failed change is no failed reading: only the alert tells of it")
    func noProblem() async {
        let module = await AllListsModule.loaded([groceries])
        module.database.failure = .locked
        #expect(!(await module.outputs { $0.userFinishedEditingNewList(name: "X") }).contains(problem))
    }

    private enum Change: CaseIterable {
        case addition, renaming, deletion

        var names: [String] {
            switch self {
            case .addition: ["X", "Groceries"]
            case .renaming: ["X"]
            case .deletion: []
            }
        }

        var subject: String {
            switch self {
            case .addition: "the new list “X”"
            case .renaming: "the new name “X” of the list “Groceries”"
            case .deletion: "the deletion of the list “Groceries”"
            }
        }

        @MainActor
        func happen(_ inputs: any AllListsInputs) {
            switch self {
            case .addition: inputs.userFinishedEditingNewList(name: " X")
            case .renaming: inputs.userFinishedEditingExistingList(at: 0, newName: "X ")
            case .deletion:
                inputs.userAttemptedToDeleteList(at: 0)
                inputs.userAnsweredDeleteConfirmation(shouldDelete: true)
            }
        }
    }
}
