/// Something that enter presses when it has the focus.
public struct Button: CompositeBlock {
    private let label: String
    private let isFocused: Bool

    /// - Parameters:
    ///   - label: What pressing it does.
    ///   - isFocused: Whether enter presses this one.
    public init(_ label: String, isFocused: Bool) {
        self.label = label
        self.isFocused = isFocused
    }

    /// One line of text, in brackets and reversed where it has the focus.
    public var body: some Block {
        Text(isFocused ? "[ \(label) ]" : "  \(label)  ").lineLimit(1).reverse(isFocused)
    }
}
