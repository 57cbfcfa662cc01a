import TextUI
import ViewModel

/// A field of the form; while the form is open, the field keeps its text, even when scrolled out of sight.
final class SignUpFieldView {
    private let field: SignUpViewModel.Field
    private var state = TextFieldState()
    /// Whether the user has finished a text, by leaving the field or pressing Enter; any problem is then visible.
    private(set) var hasEnded = false

    init(field: SignUpViewModel.Field) {
        self.field = field
    }

    /// The typed text.
    var text: String { state.text }

    /// Edits the text.
    ///
    /// - Returns: Whether the text field has handled the key.
    func handle(_ key: Key) -> Bool { state.handle(key) }

    /// Marks a non-empty text as finished; called when the focus leaves the field, or on Enter.
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
