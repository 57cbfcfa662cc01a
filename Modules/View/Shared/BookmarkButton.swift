import TextUI
import ViewModel

/// The button that adds or removes a bookmark.
struct BookmarkButton: CompositeBlock {
    let title: String
    let tone: Tone

    var body: some Block {
        Text(" \(title) ")
            // Reversed colours: the text gets the terminal's background colour, which is readable in both themes.
            .foreground(Color(tone)).reverse()
            .accessibilityElement(Transcript.Element(.button, title))
            .tapTarget(.key(.character("b")))
    }
}
