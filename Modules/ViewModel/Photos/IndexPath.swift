/// The place of an item in a view that has sections.
public nonisolated struct IndexPath: Hashable, Sendable {
    /// The index of the section, from 0.
    public let section: Int
    /// The index of the item within the section, from 0.
    public let item: Int

    /// Creates the place of an item in a section.
    public init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }
}
