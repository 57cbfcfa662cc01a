import Testing

@testable import ViewModel

@Suite("The words of the lists' screens")
struct ListsWordsTests {
    @Test(
        "The words of the lists' screens are the expected ones",
        arguments: [
            (ListsWords.tabTitle, "Lists"), (ListsWords.loading, "Loading lists"),
            (ListsWords.unavailable, "The lists could not be read"),
            (ListsWords.listName, "List name"), (ListsWords.itemText, "What needs to be done"),
            (ListsWords.newList, "new list"), (ListsWords.rename, "rename"), (ListsWords.newItem, "new item"),
            (ListsWords.toggle(isDone: false), "check"), (ListsWords.toggle(isDone: true), "uncheck"),
            (ListsWords.edit, "edit"), (ListsWords.delete, "delete"),
            (ListsWords.undo, "undo"), (ListsWords.cancel, "cancel"), (ListsWords.deleteButton, "Delete"),
            (ListsWords.createAgainButton, "Create Again"),
            (ListsWords.willBeLost("the ring"), "The ring will be lost."),
            (ListsWords.noLists.title, "No to-do lists yet"),
            (ListsWords.noLists.subtitle, "Create your first list"),
            (ListsWords.noItems.title, "No items yet"),
            (ListsWords.noItems.subtitle, "Add the first item"),
        ])
    func words(word: String, expected: String) {
        #expect(word == expected)
    }
}
