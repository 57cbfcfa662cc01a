/// The words of the feed.
public nonisolated enum FeedWords {
    public static var title: String { "Feed" }

    // In place of the entries.
    static var loading: String { "Loading the feed" }
    static var unavailable: String { "The feed could not be loaded" }
    static var empty: String { "No entries yet" }
    static var checkAgain: String { "Refresh to check for new ones" }

    static func summary(count: Int) -> String { "\(count) \(count == 1 ? "entry" : "entries")" }

    /// The screen reader's word for a liked entry.
    public static var liked: String { "liked" }
}
