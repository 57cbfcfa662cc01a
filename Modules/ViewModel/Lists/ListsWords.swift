import Interactor

/// Words of the to-do lists' screens.
public nonisolated enum ListsWords {
    static let title = "To-Do Lists"
    public static let loading = "Loading lists"

    // Empty states.
    public static let noLists = (title: "No to-do lists yet", subtitle: "Press n to create your first list")
    public static let noItems = (title: "No items yet", subtitle: "Press n to add the first item")
    public static let unavailable = "The lists could not be read"

    // Placeholders.
    public static let listName = "List name"
    public static let itemText = "What needs to be done"

    // What keys do.
    public static let newList = "new list"
    public static let rename = "rename"
    public static let newItem = "new item"
    public static let toggle = "toggle"
    public static let edit = "edit"
    public static let delete = "delete"
    public static let undo = "undo"
    public static let cancel = "cancel"

    // Prompts.
    public static let deleteButton = "Delete"
    static let failure = "Internal Error"
    static let deletedList = "List deleted"
    static let deletedItem = "Item deleted"

    /// The published text and the reason, or the reason alone if trying again cannot help.
    static func failureMessage(because error: StoreError) -> String {
        guard !error.isLasting else { return error.text }
        return "Oops! Looks like we encountered an error in our internal database. Please try again. \(error.text)"
    }

    static func deletedList(_ name: String) -> String {
        "Someone else has deleted the list \(name.quotedExcerpt()). Create Again restores it as it stands here."
    }

    static func deletedListToChange(_ name: String) -> String {
        """
        Someone else has deleted the list \(name.quotedExcerpt()). Create Again restores it as it stands here, with \
        your change.
        """
    }

    static func deletedItemToChange(_ text: String) -> String {
        "Someone else has deleted the item \(text.quotedExcerpt()). Create Again restores it with your change."
    }

    static func keptText(_ text: String, ofList name: String) -> String {
        "If you press OK, \(text.quotedExcerpt()) waits in its field until you open \(name.quotedExcerpt()) again."
    }

    static func discardedText(_ text: String) -> String { "If you press OK, \(text.quotedExcerpt()) is discarded." }

    static func deletion(of name: String) -> (title: String, message: String) {
        ("Delete \(name)", "Are you sure you want to delete your to-do list titled \(name)?")
    }

    // Before the app quits.
    static func unsaved(newList name: String) -> String {
        "The new list \(name.quotedExcerpt(most: longestQuote)) will be lost."
    }

    static func unsaved(name: String, ofList list: String) -> String {
        "The new name \(name.quotedExcerpt(most: longestQuote)) of the list \(list.quotedExcerpt(most: longestQuote)) "
            + "will be lost."
    }

    static func unsaved(newItem text: String) -> String {
        "The new item \(text.quotedExcerpt(most: longestQuote)) will be lost."
    }

    static func unsaved(text: String, ofItem item: String) -> String {
        "The change of the item \(item.quotedExcerpt(most: longestQuote)) to "
            + "\(text.quotedExcerpt(most: longestQuote)) will be lost."
    }

    private static let longestQuote = 40

    // Rows.
    static func itemCount(_ count: Int) -> String { "(\(count) \(count == 1 ? "item" : "items"))" }

    static func updated(_ moment: String) -> String { "Updated \(moment)" }
}
