import Interactor

/// Words of the to-do lists' screens.
public nonisolated enum ListsWords {
    static var title: String { "To-Do Lists" }
    /// Shorter than the title, because a line has all tabs.
    static var tabTitle: String { "Lists" }
    public static var loading: String { "Loading lists" }

    // Empty states.
    public static var noLists: (title: String, subtitle: String) {
        ("No to-do lists yet", "Press n to create your first list")
    }
    public static var noItems: (title: String, subtitle: String) {
        ("No items yet", "Press n to add the first item")
    }
    public static var unavailable: String { "The lists could not be read" }

    // Placeholders.
    public static var listName: String { "List name" }
    public static var itemText: String { "What needs to be done" }

    // What keys do.
    public static var newList: String { "new list" }
    public static var rename: String { "rename" }
    public static var newItem: String { "new item" }
    public static var toggle: String { "toggle" }
    public static var edit: String { "edit" }
    public static var delete: String { "delete" }
    public static var undo: String { "undo" }
    public static var cancel: String { "cancel" }

    // Prompts.
    public static var deleteButton: String { "Delete" }
    static var failure: String { "Internal Error" }
    static var deletedList: String { "List deleted" }
    static var deletedItem: String { "Item deleted" }
    static var unsavedList: String { "List not saved" }

    /// Says what failed and why; the published text comes first, unless trying again cannot help.
    static func failureMessage(_ subject: String? = nil, because error: StoreError) -> String {
        let failure = subject.map { CommonWords.notSaved([$0]) } ?? "\(unavailable)."
        let reason = "\(failure) \(error.text)"
        guard !error.isLasting else { return reason }
        return "Oops! Looks like we encountered an error in our internal database. Please try again. \(reason)"
    }

    static func deletedList(_ name: String, here: Bool) -> String {
        "\(deleter(here)) deleted the list \(name.quotedExcerpt()). Create Again restores it as it stands here."
    }

    static func unsavedList(_ name: String) -> String {
        "The list \(name.quotedExcerpt()) is not saved. Create Again tries to save it as it stands here."
    }

    static func deletedListToChange(_ name: String, here: Bool) -> String {
        """
        \(deleter(here)) deleted the list \(name.quotedExcerpt()). Create Again restores it as it stands here, with \
        your change.
        """
    }

    static func deletedItemToChange(_ text: String, here: Bool) -> String {
        "\(deleter(here)) deleted the item \(text.quotedExcerpt()). Create Again restores it with your change."
    }

    private static func deleter(_ isHere: Bool) -> String { isHere ? "You have" : "Someone else has" }

    static func keptText(_ text: String, ofList name: String) -> String {
        "If you press OK, \(text.quotedExcerpt()) waits in its field until you open \(name.quotedExcerpt()) again."
    }

    static var givenUpItems: String { "If you press OK, you give up its items, too." }
    static var unsavedItems: String { "Otherwise, its items are lost." }
    static func lostByTryingAgain(_ texts: [String]) -> String {
        "If you try again, \(texts.map { $0.quotedExcerpt() }.joined(separator: ", ")) will be lost, too."
    }
    static func discardedText(_ text: String) -> String { "If you press OK, \(text.quotedExcerpt()) is discarded." }

    /// Asks before a list is deleted; the published question comes first.
    ///
    /// - Parameter losses: Says what would be lost that is not saved, one sentence each.
    static func deletion(of name: String, losing losses: [String]) -> (title: String, message: String) {
        let question = "Are you sure you want to delete your to-do list titled \(name)?"
        return ("Delete \(name)", ([question] + losses).joined(separator: " "))
    }

    // What is not saved.
    static func newList(_ name: String, itemCount: Int = 0) -> String {
        "the new list \(quoted(name))\(itemCount == 0 ? "" : " with \(items(itemCount))")"
    }
    static func items(_ count: Int, ofList name: String) -> String { "\(items(count)) of the list \(quoted(name))" }
    static func newName(_ name: String, ofList list: String) -> String {
        "the new name \(quoted(name)) of the list \(quoted(list))"
    }
    static func deletion(ofList name: String?) -> String {
        "the deletion of \(name.map { "the list \(quoted($0))" } ?? "a list")"
    }
    static func newItem(_ text: String) -> String { "the new item \(quoted(text))" }
    static func newText(_ text: String, ofItem item: String) -> String {
        "the change of the item \(quoted(item)) to \(quoted(text))"
    }
    static func change(ofItem text: String) -> String { "the change of the item \(quoted(text))" }
    static func deletion(ofItem text: String?) -> String { "the deletion of \(item(text))" }
    static func restored(item text: String?) -> String {
        text.map { "the restored item \(quoted($0))" } ?? "a restored item"
    }

    private static func items(_ count: Int) -> String { "\(count) \(count == 1 ? "item" : "items")" }
    private static func item(_ text: String?) -> String { text.map { "the item \(quoted($0))" } ?? "an item" }
    private static func quoted(_ text: String) -> String { text.quotedExcerpt(most: 40) }

    // Rows.
    static func itemCount(_ count: Int) -> String { "(\(items(count)))" }

    static func updated(_ moment: String) -> String { "Updated \(moment)" }
}
