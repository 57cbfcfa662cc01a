/// The words for links to screens.
public nonisolated enum LinkWords {
    /// The label of the key that copies the link of the front screen.
    public static var copy: String { "copy link" }

    /// The title of the alert for a link that leads to no screen.
    public static var notFound: String { "Not Found" }
    public static func notFound(_ part: String) -> String {
        "\(part.quotedExcerpt()) was not found. Check the link, or look further down the list."
    }

    // Asked before a link closes a screen with unsaved text.
    public static var leaveTitle: String { "Open Link" }
    public static var leave: String { "Open" }
}
