import Model
import TestDoubles
import Testing

@testable import ViewModel

@Suite("What lists lose if the app quits")
struct ListsUnsavedTests {
    private let books = ListRow(list: .sample("Books"), localization: .sample)
    private let milk = ItemRow(item: .sample("Milk"))

    @Test(
        "is a name that would be saved",
        arguments: [
            (
                "Novels", "The new name “Novels” of the list “Books” will be lost.",
                "The new list “Novels” will be lost."
            ),
            (" Books ", nil, "The new list “Books” will be lost."), (" ", nil, nil), ("", nil, nil),
        ])
    func lists(name: String, ofList: String?, ofNewList: String?) {
        #expect(ListRow.unsavedChange(name, of: books) == ofList)
        #expect(ListRow.unsavedChange(name, of: nil) == ofNewList)
    }

    @Test(
        "is an item's text that would be saved",
        arguments: [
            ("Tea", "The change of the item “Milk” to “Tea” will be lost.", "The new item “Tea” will be lost."),
            (" Milk ", nil, "The new item “Milk” will be lost."), (" ", nil, nil), ("", nil, nil),
        ])
    func items(text: String, ofItem: String?, ofNewItem: String?) {
        #expect(ItemRow.unsavedChange(text, of: milk) == ofItem)
        #expect(ItemRow.unsavedChange(text, of: nil) == ofNewItem)
    }

    @Test("is cut if it is long")
    func long() {
        let text = String(repeating: "a", count: 1000)
        #expect(ItemRow.unsavedChange(text, of: nil) == "The new item “\(text.prefix(40))…” will be lost.")
    }
}
