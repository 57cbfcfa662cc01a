public import Model

/// The content of the notes, made of a model.
public nonisolated struct NotesContent: Hashable, Sendable {
    /// The texts of the entries, the newest first.
    public let rows: [String]
    /// The number of entries.
    public let summary: String

    /// The content that `model` shows; without a model, that of no entries.
    public init(model: Notes = Notes()) {
        rows = model.entries
        summary = NotesWords.summary(count: model.entries.count)
    }

    /// What is missing while there are no entries, and what to do about it.
    public var emptyState: (title: String, subtitle: String) { NotesWords.noEntries }
}
