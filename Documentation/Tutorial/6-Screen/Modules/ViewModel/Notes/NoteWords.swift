/// The words of one note's screen.
public nonisolated enum NoteWords {
    public static var title: String { "Note" }

    /// The verb for opening the screen, in a key bar.
    public static var open: String { "open" }
}
