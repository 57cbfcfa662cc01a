/// A switch and what it is for.
public struct Toggle: CompositeBlock {
    private let label: String
    private let isOn: Bool

    /// A switch that shows the state it is in.
    public init(_ label: String, isOn: Bool) {
        self.label = label
        self.isOn = isOn
    }

    /// One line of text.
    public var body: some Block {
        Text("\(isOn ? "[x]" : "[ ]") \(label)").lineLimit(1)
            .accessibilityElement(Transcript.Element(.toggle, label, states: [isOn ? .on : .off]))
    }
}
