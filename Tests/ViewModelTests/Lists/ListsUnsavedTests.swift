import Testing
import ViewModel

@Suite("What lists lose if the app quits")
struct ListsUnsavedTests {
    @Test("is named by what is new, and by what changes")
    func words() {
        #expect(ListsWords.unsaved(newList: "Books") == "The new list “Books” will be lost.")
        #expect(
            ListsWords.unsaved(name: "Novels", ofList: "Books")
                == "The new name “Novels” of the list “Books” will be lost.")
        #expect(ListsWords.unsaved(newItem: "Milk") == "The new item “Milk” will be lost.")
        #expect(
            ListsWords.unsaved(text: "Oat milk", ofItem: "Milk")
                == "The change of the item “Milk” to “Oat milk” will be lost.")
    }

    @Test("is cut if it is long")
    func long() {
        let text = String(repeating: "a", count: 1000)
        #expect(ListsWords.unsaved(newItem: text) == "The new item “\(text.prefix(40))…” will be lost.")
    }
}
