/// The entries that people have written, without duplicates.
public struct Feed: Hashable, Sendable {
    /// The entries in the order of the service.
    public let entries: [FeedEntry]

    /// Creates a feed of `entries`; if two entries have the same `id`, only the first is kept.
    ///
    /// Complexity: O(entries).
    public init(_ entries: [FeedEntry] = []) {
        var ids: Set<FeedEntry.ID> = []
        self.entries = entries.filter { ids.insert($0.id).inserted }
    }
}
