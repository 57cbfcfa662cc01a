/// What a button is for, where that matters for how it looks and when it is pressed.
public enum ButtonRole: Hashable, Sendable {
    /// Takes something away: nothing that is pressed by accident.
    case destructive
    /// Leaves everything as it is.
    case cancel
}

/// Something that enter presses when it has the focus.
public struct Button: CompositeBlock {
    private let label: String
    private let role: ButtonRole?
    let isFocused: Bool

    /// - Parameters:
    ///   - label: What pressing it does.
    ///   - role: What it is for; nil for nothing special.
    ///   - isFocused: Whether enter presses this one.
    public init(_ label: String, role: ButtonRole? = nil, isFocused: Bool) {
        self.label = label
        self.role = role
        self.isFocused = isFocused
    }

    /// One line of text, in brackets and reversed where it has the focus.
    public var body: some Block {
        Text(isFocused ? "[ \(label) ]" : "  \(label)  ").lineLimit(1)
            .foreground(role == .destructive ? .destructive : .standard)
            .reverse(isFocused)
            .accessibilityElement(Transcript.Element(.button, label, states: isFocused ? [.focused] : []))
    }
}
