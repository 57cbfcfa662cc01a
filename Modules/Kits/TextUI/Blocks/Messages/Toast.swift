/// A short message in a box in front of what stays in use; a press of the mouse's button on it does what escape does.
public struct Toast: CompositeBlock {
    private let message: String

    /// - Parameter message: A line; what there is no room for shows as an ellipsis.
    public init(_ message: String) {
        self.message = message
    }

    /// No larger than the message needs.
    public var body: some Block {
        Text(message).lineLimit(1).padding(horizontal: 1).tapTarget(.key(.escape)).border().foreground(.success)
    }
}
