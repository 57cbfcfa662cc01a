/// A title above lines that belong together.
public struct Heading: CompositeBlock {
    private let title: String

    /// Creates a heading; a word or two are enough.
    public init(_ title: String) {
        self.title = title
    }

    /// One line of text, which stands out even without colour.
    public var body: some Block {
        Text(title).lineLimit(1).bold().underline().foreground(.accent)
            .accessibilityElement(Transcript.Element(.heading, title))
    }
}
