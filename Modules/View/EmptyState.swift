import TextUI

/// What stands in the middle of a screen that has nothing to show.
struct EmptyState: CompositeBlock {
    var imageName: String?
    let title: String
    let subtitle: String

    var body: some Block {
        VStack(alignment: .center) {
            if let imageName { SymbolGlyph(imageName).frame(width: 1) }
            Text(title).multilineTextAlignment(.center).bold()
            Text(subtitle).multilineTextAlignment(.center).foreground(.secondary)
        }
        .padding(horizontal: 1)
        .centered()
    }
}
