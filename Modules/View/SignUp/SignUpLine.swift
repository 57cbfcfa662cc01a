import TextUI
import ViewModel

/// Something to fill in, and what is to be said of it in a line below, which is there in any case: nothing moves when a
/// note that fits into one line comes or goes.
struct SignUpLine<Content: Block>: CompositeBlock {
    let note: SignUpViewModel.Note
    /// From the mark on, in columns.
    let noteIndent: Int
    let isFocused: Bool
    let content: Content

    var body: some Block {
        VStack {
            HStack {
                FocusMark(isFocused: isFocused)
                content
            }
            Text(note.problem ?? note.hint ?? "").lineLimit(2)
                .foreground(note.problem == nil ? .secondary : .destructive)
                .padding(Insets(leading: noteIndent))
        }
        .focused(isFocused)
    }
}
