/// A short message below a screen that remains usable; a click dismisses it.
public struct Toast: CompositeBlock {
    private let message: String

    /// - Parameter message: Any text, which wraps.
    public init(_ message: String) {
        self.message = message
    }

    /// As many lines as the message needs.
    public var body: some Block {
        Text(message).padding(horizontal: 1).tapTarget(.toast).foreground(.success)
    }
}
