/// The words of one note's screen.
public nonisolated enum NoteWords {
    public static var title: String { "Note" }

    /// Opens the screen, for a key bar.
    public static var open: String { "open" }
}
