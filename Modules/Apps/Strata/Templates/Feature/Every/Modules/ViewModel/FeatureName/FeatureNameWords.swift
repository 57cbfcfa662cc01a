/// The words of the feature name.
public nonisolated enum FeatureNameWords {
    public static let title = "Feature Name"
    static let noEntries = (title: "No entries yet", subtitle: "Press n to add the first entry")

    /// The placeholder of the field for a new entry.
    public static let entryText = "Text of the entry"

    // What keys do.
    public static let newEntry = "new entry"
    public static let add = "add"
    public static let cancel = "cancel"

    /// Said before the app quits while an entry is being typed.
    public static let unsaved = "The entry that you are typing will be lost."

    static func summary(count: Int) -> String { count == 1 ? "1 entry" : "\(count) entries" }
}
