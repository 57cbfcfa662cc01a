import TextUI
import ViewModel

/// A field of the form: a live view that keeps its text as long as the form is open, visible or not.
final class SignUpFieldView {
    private let field: SignUpViewModel.Field
    private var state = TextFieldState()
    /// Whether a text was entered and the focus has left the field, or enter was pressed; from then on its problem shows.
    private(set) var hasEnded = false

    init(field: SignUpViewModel.Field) {
        self.field = field
    }

    /// The text that has been typed.
    var text: String { state.text }

    /// Edits the text.
    ///
    /// - Returns: Whether a text field has a use for the key.
    func handle(_ key: Key) -> Bool { state.handle(key) }

    /// Call when the focus leaves the field, or enter is pressed in it.
    func didEnd() {
        if !text.isEmpty { hasEnded = true }
    }

    func body(note: SignUpViewModel.Note, isFocused: Bool) -> some Block {
        let (title, text) = (field.title, text)
        let content = HStack {
            Text(title).lineLimit(1).bold(isFocused).frame(width: Self.titleWidth)
            TextField(field.prompt, state: state, isFocused: isFocused)
        }
        .accessibilityElement(
            Transcript.Element(.textField, title, value: text, states: isFocused ? [.focused] : []))
        return SignUpLine(note: note, noteIndent: 2 + Self.titleWidth, isFocused: isFocused, content: content)
    }

    private static var titleWidth: Int { 10 }
}
