/// A short message in a box, in front of a screen that remains usable.
///
/// A click on it does the same as escape.
public struct Toast: CompositeBlock {
    private let message: String

    /// - Parameter message: One line, which is truncated if it is too long.
    public init(_ message: String) {
        self.message = message
    }

    /// A box as large as the message needs.
    public var body: some Block {
        Text(message).lineLimit(1).padding(horizontal: 1).tapTarget(.key(.escape)).border().foreground(.success)
    }
}
