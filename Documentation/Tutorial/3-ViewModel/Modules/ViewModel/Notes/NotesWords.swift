/// The words of the Notes screen.
public nonisolated enum NotesWords {
    public static var title: String { "Notes" }
    static var noEntries: (title: String, subtitle: String) {
        ("No entries yet", "Add the first entry")
    }

    /// The placeholder of the field for a new entry.
    public static var entryText: String { "Text of the entry" }

    // Verbs, for a key bar.
    public static var newEntry: String { "new entry" }
    public static var add: String { "add" }
    public static var cancel: String { "cancel" }

    /// Warns that quitting discards the entry that is being typed.
    public static var unsaved: String { "The entry that you are typing will be lost." }

    static func summary(count: Int) -> String { count == 1 ? "1 entry" : "\(count) entries" }
}
