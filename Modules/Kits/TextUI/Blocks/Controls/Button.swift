/// The role of a button, which affects how it looks and which key presses it.
public enum ButtonRole: Hashable, Sendable {
    /// The button destroys something, so it must not be pressed by accident.
    case destructive
    /// The button leaves everything as it is.
    case cancel
}

/// A button; if it has the focus, the enter key presses it.
public struct Button: CompositeBlock {
    private let label: String
    private let role: ButtonRole?
    let isFocused: Bool

    /// - Parameters:
    ///   - label: What pressing the button does.
    ///   - role: The button's role; nil for an ordinary button.
    ///   - isFocused: Whether the button has the focus.
    public init(_ label: String, role: ButtonRole? = nil, isFocused: Bool) {
        self.label = label
        self.role = role
        self.isFocused = isFocused
    }

    /// One line of text; if the button has the focus, the text is in brackets and reversed.
    public var body: some Block {
        Text(isFocused ? "[ \(label) ]" : "  \(label)  ").lineLimit(1)
            .foreground(role == .destructive ? .destructive : .standard)
            .reverse(isFocused)
            .accessibilityElement(Transcript.Element(.button, label, states: isFocused ? [.focused] : []))
    }
}
