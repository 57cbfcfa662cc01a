/// What stands above the lines that belong together.
public struct Heading: CompositeBlock {
    private let title: String

    /// A word or two.
    public init(_ title: String) {
        self.title = title
    }

    /// One line of text, which stands out without colour, too.
    public var body: some Block {
        Text(title).lineLimit(1).bold().underline().foreground(.accent)
            .accessibilityElement(Transcript.Element(.heading, title))
    }
}
