import Interactor

/// Words of the to-do lists' screens.
public nonisolated enum ListsWords {
    static var title: String { "To-Do Lists" }
    /// The title of the tab, short because all tabs share one line.
    public static var tabTitle: String { "Lists" }
    public static var loading: String { "Loading lists" }

    // Empty states.
    public static var noLists: (title: String, subtitle: String) {
        ("No to-do lists yet", "Create your first list")
    }
    public static var noItems: (title: String, subtitle: String) {
        ("No items yet", "Add the first item")
    }
    public static var unavailable: String { "The lists could not be read" }

    // Placeholders.
    public static var listName: String { "List name" }
    public static var itemText: String { "What needs to be done" }

    // Verbs, for a key bar.
    public static var newList: String { "new list" }
    public static var rename: String { "rename" }
    public static var newItem: String { "new item" }
    public static func toggle(isDone: Bool) -> String { isDone ? "uncheck" : "check" }
    public static var edit: String { "edit" }
    public static var delete: String { "delete" }
    public static var undo: String { "undo" }
    public static var cancel: String { "cancel" }

    // Prompts.
    public static var deleteButton: String { "Delete" }
    static var createAgainButton: String { "Create Again" }
    static var deletedList: String { "List deleted" }
    static var deletedItem: String { "Item deleted" }

    /// Returns the failure and its reason; an unknown failure is worded as in Swain's article (see Articles.md).
    static func failure(_ subject: String? = nil, because error: StoreError) -> (title: String, message: String) {
        let failure = subject.map { CommonWords.notSaved($0) } ?? "\(unavailable)."
        let reason = "\(failure) \(error.text)"
        guard case .failed = error else { return (CommonWords.error, reason) }
        let oops = "Oops! Looks like we encountered an error in our internal database. Please try again."
        return ("Internal Error", "\(oops) \(reason)")
    }

    static func deletedListToChange(_ name: String) -> String {
        """
        Someone else has deleted the list \(name.quotedExcerpt()). “Create Again” restores it as shown here, with \
        your change.
        """
    }

    static func deletedItemToChange(_ text: String) -> String {
        "Someone else has deleted the item \(text.quotedExcerpt()). “Create Again” restores it with your change."
    }

    /// Returns the question before deleting a list, worded as in Swain's article, and a warning if the list has items.
    static func deletion(of name: String, itemCount: Int) -> (title: String, message: String) {
        let loss = itemCount == 0 ? "" : " \(items(itemCount)) will be deleted with it."
        return ("Delete \(name)", "Are you sure you want to delete your to-do list titled \(name)?\(loss)")
    }

    // Unsaved changes: the warning that a change will be lost, and the names of changes.
    /// Returns the warning that unsaved text will be lost, such as `The new list “Books” will be lost.`.
    static func willBeLost(_ subject: String) -> String {
        "\(subject.prefix(1).uppercased())\(subject.dropFirst()) will be lost."
    }

    static func newList(_ name: String) -> String { "the new list \(quoted(name))" }
    static func newName(_ name: String, ofList list: String) -> String {
        "the new name \(quoted(name)) of the list \(quoted(list))"
    }
    static func deletion(ofList name: String) -> String { "the deletion of the list \(quoted(name))" }
    static func newItem(_ text: String) -> String { "the new item \(quoted(text))" }
    static func newText(_ text: String, ofItem item: String) -> String {
        "the change of the item \(quoted(item)) to \(quoted(text))"
    }
    static func change(ofItem text: String) -> String { "the change of the item \(quoted(text))" }
    static func deletion(ofItem text: String) -> String { "the deletion of the item \(quoted(text))" }
    static func restored(item text: String) -> String { "the restored item \(quoted(text))" }

    private static func items(_ count: Int) -> String { "\(count) \(count == 1 ? "item" : "items")" }
    private static func quoted(_ text: String) -> String { text.quotedExcerpt(most: 40) }

    // Rows.
    static func itemCount(_ count: Int) -> String { "(\(items(count)))" }

    static func updated(_ moment: String) -> String { "Updated \(moment)" }
}
