import Model
import TestDoubles
import Testing
import ViewModel

@Suite("Unsaved text in a form of lists")
struct ListsUnsavedTests {
    private let books = ListRow(list: .sample("Books"), localization: .sample)
    private let milk = ItemRow(item: .sample("Milk"))

    @Test(
        "Only a text in a form that Enter would store counts as an unsaved change",
        arguments: [(" Tea ", true, true), (" Books ", false, true), (" Milk ", true, false), (" ", nil, nil)]
            as [(String, Bool?, Bool?)])
    func texts(text: String, changesList: Bool?, changesItem: Bool?) {
        #expect((ListRow.unsavedChange(text, of: books) != nil) == (changesList ?? false))
        #expect((ItemRow.unsavedChange(text, of: milk) != nil) == (changesItem ?? false))
        #expect((ListRow.unsavedChange(text, of: nil) != nil) == (changesList != nil))
        #expect((ItemRow.unsavedChange(text, of: nil) != nil) == (changesItem != nil))
    }

    @Test("An unsaved text is named by what it would change, and truncated if it is long")
    func names() {
        let lost = "will be lost."
        #expect(ListRow.unsavedChange("A", of: books) == "The new name “A” of the list “Books” \(lost)")
        #expect(ListRow.unsavedChange("A", of: nil) == "The new list “A” \(lost)")
        #expect(ItemRow.unsavedChange("A", of: milk) == "The change of the item “Milk” to “A” \(lost)")
        let text = String(repeating: "a", count: 1000)
        #expect(ItemRow.unsavedChange(text, of: nil) == "The new item “\(text.prefix(40))…” \(lost)")
    }
}
