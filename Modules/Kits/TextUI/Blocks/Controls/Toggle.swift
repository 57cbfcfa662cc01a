/// A switch with a label.
public struct Toggle: CompositeBlock {
    private let label: String
    private let isOn: Bool

    /// The number of columns that show the state, in front of the label.
    public static var boxWidth: Int { 3 }

    /// Creates a switch that shows whether it is on.
    public init(_ label: String, isOn: Bool) {
        self.label = label
        self.isOn = isOn
    }

    /// One line of text.
    public var body: some Block {
        HStack(spacing: 1) {
            Text(isOn ? "[x]" : "[ ]")
            Text(label).lineLimit(1)
        }
        .accessibilityElement(Transcript.Element(.toggle, label, states: [isOn ? .on : .off]))
    }
}
