/// The place of an item in a view that has sections.
public nonisolated struct IndexPath: Hashable, Sendable {
    /// From 0.
    public let section: Int
    /// From 0, within the section.
    public let item: Int

    /// The place of that item in that section.
    public init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }
}
