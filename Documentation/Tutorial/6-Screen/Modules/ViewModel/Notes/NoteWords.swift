/// The words of one note's screen.
public nonisolated enum NoteWords {
    public static var title: String { "Note" }

    /// The key bar's verb for opening this screen.
    public static var open: String { "open" }
}
