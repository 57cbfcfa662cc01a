import Foundation
import Model
import TestDoubles
import Testing

@testable import Interactor
@testable import ViewModel

@Suite("Alerts about lists")
struct ListsAlertTests {
    private static let milk = ToDoItem.sample("Milk")
    private static let oops =
        "Oops! Looks like we encountered an error in our internal database. Please try again. "
    private static let readOnly = StoreError.readOnly(path: "/data")
    private static let unknown = StoreError.failed(path: "/data", detail: "disk I/O error")

    @Test(
        "An alert about lists names the change that is not saved",
        arguments: [
            (.createList, "the new list “Groceries”"),
            (.renameList("Food"), "the new name “Food” of the list “Groceries”"),
            (.deleteList, "the deletion of the list “Groceries”"), (.createItem(milk), "the new item “Milk”"),
            (.editItem(milk, .text("Tea")), "the change of the item “Milk” to “Tea”"),
            (.editItem(milk, .completed(nil)), "the change of the item “Milk”"),
            (.deleteItem(milk), "the deletion of the item “Milk”"),
            (.restoreItem(milk), "the restored item “Milk”"),
        ] as [(ListsChange.Action, String)])
    func subjects(action: ListsChange.Action, subject: String) throws {
        let alert = try #require(ListsAlert(failed(action, .locked)))
        #expect(alert.message == "Not saved: \(subject). \(DatabaseError.locked.text)")
        #expect(alert.loss == "Not saved: \(subject). \(DatabaseError.locked.text)")
        #expect(ListsSaving.storing(change(action)).subject == subject)
    }

    @Test(
        "An alert about lists says what someone else has deleted, and offers to re-create it",
        arguments: [
            (.noItemFound, .editItem(milk, .text("T")), "Item deleted", "the item “Milk”. “Create Again” restores it"),
            (
                .noListFound, .renameList("Food"), "List deleted",
                "the list “Groceries”. “Create Again” restores it as shown here,"
            ),
        ] as [(DatabaseError, ListsChange.Action, String, String)])
    func deleted(error: DatabaseError, action: ListsChange.Action, title: String, message: String) throws {
        let alert = try #require(ListsAlert(failed(action, error)))
        let isItem = error == .noItemFound
        #expect(alert.title == title)
        #expect(alert.message == "Someone else has deleted \(message) with your change.")
        #expect(alert.buttons.map(\.label) == ["Create Again", "OK"])
        #expect(alert.buttons.map(\.answer) == [.retry, .giveUp])
        #expect(alert.loss?.hasSuffix(isItem ? " This item no longer exists." : " This list no longer exists.") == true)
    }

    @Test(
        "An alert about lists offers Try Again, which is the default button only if a retry may help",
        arguments: [(DatabaseError.locked, true), (.uncategorized(unknown), true), (.uncategorized(readOnly), false)])
    func buttons(error: DatabaseError, mayHelp: Bool) throws {
        let alert = try #require(ListsAlert(failed(.deleteList, error)))
        #expect(alert.buttons.map(\.label) == (mayHelp ? ["Try Again", "OK"] : ["OK", "Try Again"]))
        #expect(alert.buttons.map(\.answer) == (mayHelp ? [.retry, .giveUp] : [.giveUp, .retry]))
    }

    @Test(
        "An alert says why lists cannot be read, or that a list was deleted, and has only an OK button",
        arguments: [
            (.noListFound, "List deleted", DatabaseError.noListFound.text),
            (.locked, "Error", "The lists could not be read. \(DatabaseError.locked.text)"),
            (.uncategorized(readOnly), "Error", "The lists could not be read. \(readOnly.text)"),
            (.uncategorized(unknown), "Internal Error", "\(oops)The lists could not be read. \(unknown.text)"),
        ] as [(DatabaseError, String, String)])
    func unreadable(error: DatabaseError, title: String, message: String) {
        let alert = ListsAlert(unreadable: error)
        #expect(alert.title == title && alert.message == message && alert.loss == nil)
        #expect(alert.buttons.map(\.label) == ["OK"] && alert.buttons.map(\.answer) == [.accept])
    }

    @Test("A change to lists raises an alert only if it failed, and every answer except a retry counts as OK")
    func others() {
        let change = change(.deleteList)
        for saving in [.none, .storing(change), .stored(change)] as [ListsSaving] {
            #expect(ListsAlert(saving) == nil)
            #expect((saving.subject == nil) == !saving.isStoring)
        }
        #expect([ListsAlert.Answer.retry, .giveUp, .accept].map(\.isOK) == [false, true, true])
    }

    private func failed(_ action: ListsChange.Action, _ error: DatabaseError) -> ListsSaving {
        .failed(change(action), error)
    }

    private func change(_ action: ListsChange.Action) -> ListsChange {
        ListsChange(action: action, list: .sample("Groceries", id: Self.milk.id, items: [Self.milk]), date: .sample(9))
    }

    @Test(
        "A database error names its problem, and offers a retry unless the data was deleted",
        arguments: [
            (.noItemFound, "This item no longer exists.", false, false),
            (.noListFound, "This list no longer exists.", false, false),
            (.uncategorized(readOnly), readOnly.text, true, true),
            (.locked, "The database /data is locked by another process. Close that process first.", true, false),
        ] as [(DatabaseError, String, Bool, Bool)])
    func text(error: DatabaseError, text: String, allowsRetry: Bool, needsRepair: Bool) {
        #expect(error.text == text && error.allowsRetry == allowsRetry && error.needsRepair == needsRepair)
        #expect(error.pageText == (allowsRetry ? "\(text)\nTry again" : text))
    }
}
