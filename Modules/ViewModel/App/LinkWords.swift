/// The words about the links of screens.
public nonisolated enum LinkWords {
    /// What the key does that copies the link of the front screen.
    public static var copy: String { "copy link" }
    public static func copied(_ link: String) -> String { "Copied \(link)" }

    /// The title of the alert about what a link did not find.
    public static var notFound: String { "Not Found" }
    /// Says what is missing, and from which screen.
    public static func notFound(_ part: String, in title: String) -> String {
        "There is no \(part.quotedExcerpt()) in \(title.quotedExcerpt()). Check the link, or look here for what you need."
    }

    // The question before a link closes a screen with text in it.
    public static var leaveTitle: String { "Open Link" }
    public static var leave: String { "Open" }
}
