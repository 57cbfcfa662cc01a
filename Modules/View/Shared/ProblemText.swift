import TextUI

/// The text of a problem, behind a mark that shows even without colour.
struct ProblemText: CompositeBlock {
    let text: String
    var color = Color.destructive

    /// The columns before the text.
    static var indent: Int { 2 }

    var body: some Block {
        HStack {
            Text("!").accessibilityHidden().frame(width: Self.indent)
            Text(text)
        }
        .foreground(color)
    }
}
