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
    public static let cancel = "cancel"

    // Prompts.
    public static let deleteButton = "Delete"
    static let failure = "Internal Error"
    static let failureMessage =
        "Oops! Looks like we encountered an error in our internal database. Please try again."

    static func deletion(of name: String) -> (title: String, message: String) {
        ("Delete \(name)", "Are you sure you want to delete your to-do list titled \(name)?")
    }

    // Rows.
    static func itemCount(_ count: Int) -> String { "(\(count) \(count == 1 ? "item" : "items"))" }

    static func updated(_ moment: String) -> String { "Updated \(moment)" }
}
