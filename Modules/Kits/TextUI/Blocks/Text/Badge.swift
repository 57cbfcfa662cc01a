/// How many there are of something, beside its name.
public struct Badge: CompositeBlock {
    private let count: Int

    /// A number that is set off from what stands beside it, without colour, too.
    public init(_ count: Int) {
        self.count = count
    }

    /// One line of text.
    public var body: some Block {
        Text("(\(count))").lineLimit(1).bold().foreground(.accent)
    }
}
