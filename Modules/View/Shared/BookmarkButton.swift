import TextUI
import ViewModel

/// The button that adds a bookmark, or removes it.
struct BookmarkButton: CompositeBlock {
    let title: String
    let tone: Tone

    var body: some Block {
        Text(" \(title) ")
            // Reversed, so that the text has the terminal's own background: on both themes it can be read.
            .foreground(Color(tone)).reverse()
            .accessibilityElement(Transcript.Element(.button, title))
            .tapTarget(.key(.character("b")))
    }
}
