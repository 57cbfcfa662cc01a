/// The words of the feed.
public nonisolated enum FeedWords {
    public static let title = "Feed"

    // In the place of the entries.
    static let loading = "Loading the feed"
    static let unavailable = "The feed could not be loaded"
    static let empty = "No entries yet"
    static let refreshWithR = "Press r to refresh"

    static func summary(count: Int) -> String { "\(count) \(count == 1 ? "entry" : "entries")" }

    /// Said of a liked entry in the transcript.
    public static let liked = "liked"
}
