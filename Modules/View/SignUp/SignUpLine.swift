import TextUI
import ViewModel

/// A field or switch above its note.
///
/// An empty note also takes one line, so nothing moves when a one-line note appears or disappears.
struct SignUpLine<Content: Block>: CompositeBlock {
    let note: SignUpViewModel.Note
    /// The indentation of the note in columns, from the focus mark.
    let noteIndent: Int
    let isFocused: Bool
    let content: Content

    var body: some Block {
        VStack {
            HStack {
                FocusMark(isFocused: isFocused)
                content
            }
            if let problem = note.problem {
                ProblemText(text: problem).padding(Insets(leading: noteIndent - ProblemText.indent))
            } else {
                Text(note.hint ?? "").foreground(.secondary).padding(Insets(leading: noteIndent))
            }
        }
        .focused(isFocused)
    }
}
