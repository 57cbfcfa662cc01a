/// What people have written, each entry once.
public struct Feed: Hashable, Sendable {
    /// In the order of who answered with them.
    public let entries: [FeedEntry]

    /// The feed of `entries`; of two with one id the first counts.
    ///
    /// Complexity: O(entries).
    public init(_ entries: [FeedEntry] = []) {
        var ids: Set<FeedEntry.ID> = []
        self.entries = entries.filter { ids.insert($0.id).inserted }
    }
}
