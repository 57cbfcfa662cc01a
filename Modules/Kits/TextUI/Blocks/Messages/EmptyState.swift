/// A message in the middle of a screen that has nothing to show.
public struct EmptyState: CompositeBlock {
    private let imageName: String?
    private let title: String
    private let subtitle: String

    /// - Parameters:
    ///   - title: What is missing.
    ///   - subtitle: The reason, or what to do about it.
    ///   - imageName: The symbol above the title, named as in SF Symbols.
    public init(title: String, subtitle: String, imageName: String? = nil) {
        self.title = title
        self.subtitle = subtitle
        self.imageName = imageName
    }

    /// The symbol, the title and the subtitle, one below the other.
    public var body: some Block {
        VStack(alignment: .center) {
            if let imageName { SymbolGlyph(imageName).frame(width: 1) }
            Text(title).multilineTextAlignment(.center).bold()
            Text(subtitle).multilineTextAlignment(.center).foreground(.secondary)
        }
        .padding(horizontal: 1)
        .centered()
    }
}
