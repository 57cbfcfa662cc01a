/// A count, shown beside the name of the counted things.
public struct Badge: CompositeBlock {
    private let count: Int

    /// Creates a badge, which stands out even without colour.
    public init(_ count: Int) {
        self.count = count
    }

    /// One line of text.
    public var body: some Block {
        Text("(\(count))").lineLimit(1).bold().foreground(.accent)
    }
}
