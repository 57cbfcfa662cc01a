/// The words about the links of screens.
public nonisolated enum LinkWords {
    /// What the key does that copies the link of the front screen.
    public static var copy: String { "copy link" }

    /// The title of the alert about what a link did not find.
    public static var notFound: String { "Not Found" }
    public static func notFound(_ part: String) -> String {
        "There is no \(part.quotedExcerpt()) here. Check the link, or look further down the list."
    }

    // The question before a link closes a screen with text in it.
    public static var leaveTitle: String { "Open Link" }
    public static var leave: String { "Open" }
}
