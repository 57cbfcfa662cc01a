import Model
import TestDoubles
import Testing

@testable import ViewModel

@Suite("The rows of lists")
struct ListsRowTests {
    @Test("A list shows its name and its last change")
    func list() {
        let row = ListRow(list: .sample("Groceries", at: 3), localization: .sample)
        #expect(row.name == "Groceries")
        #expect(row.updated == "Updated 1 Jan 2026 at 0:00")
    }

    @Test("A list counts its items", arguments: [(0, "(0 items)"), (1, "(1 item)"), (3, "(3 items)")])
    func count(count: Int, text: String) {
        #expect(ListRow(list: .sample("Groceries", count: count), localization: .sample).itemCount == text)
    }

    @Test("An item shows its text, and whether it is done")
    func item() {
        #expect(ItemRow(item: .sample("Milk")).text == "Milk")
        #expect(!ItemRow(item: .sample()).isDone)
        #expect(ItemRow(item: .sample(done: 1)).isDone)
    }

    @Test("Line breaks show as spaces")
    func lineBreaks() {
        let text = "One\nTwo\r\nThree"
        #expect(ListRow(list: .sample(text), localization: .sample).name == "One Two Three")
        #expect(ItemRow(item: .sample(text)).text == "One Two Three")
    }
}
