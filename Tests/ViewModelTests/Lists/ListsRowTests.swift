import Interactor
import Model
import TestDoubles
import Testing

@testable import ViewModel

@Suite("The rows of lists")
struct ListsRowTests {
    private static let groceries = ToDoList.sample("Groceries", at: 3, items: [.sample()])

    @Test("A list shows its name on one line, its last change and the number of its items")
    func list() {
        let row = ListRow(list: Self.groceries, localization: .sample)
        #expect(row.name == "Groceries" && row.updated == "Updated 1 Jan 2026 at 0:00" && row.itemCount == "(1 item)")
        #expect(ListRow(list: .sample("One\nTwo"), localization: .sample).name == "One Two")
        #expect([0, 3].map(ListsWords.itemCount) == ["(0 items)", "(3 items)"])
    }

    @Test("An item shows its text on one line, and whether it is done")
    func item() {
        #expect(ItemRow(item: .sample("One\nTwo\r\nThree")).text == "One Two Three")
        #expect(!ItemRow(item: .sample()).isDone)
        #expect(ItemRow(item: .sample(done: 1)).isDone)
    }

    @Test(
        "Two rows of lists are equal if and only if they show the same list and look the same",
        arguments: [
            (groceries.with([.sample("Other")]), true), (groceries.with([]), false),
            (.sample("Food", id: groceries.id, at: 3, items: groceries.items), false),
            (.sample("Groceries", id: groceries.id, at: 4, items: groceries.items), false),
            (.sample("Groceries", at: 3, items: groceries.items), false),
        ])
    func equality(other: ToDoList, isEqual: Bool) {
        let row = ListRow(list: Self.groceries, localization: .sample)
        #expect((ListRow(list: other, localization: .sample) == row) == isEqual)
        #expect(ListRow(list: Self.groceries, localization: .sample(locale: "en_US")) != row)
        #expect(
            ListRow(list: Self.groceries.with([.sample("Other")]), localization: .sample).hashValue == row.hashValue)
    }
}
