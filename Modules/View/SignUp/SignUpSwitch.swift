import TextUI
import ViewModel

/// The switch of the form, above its note.
struct SignUpSwitch: CompositeBlock {
    let title: String
    let isOn: Bool
    let note: SignUpViewModel.Note
    let isFocused: Bool

    var body: some Block {
        SignUpLine(
            note: note, noteIndent: 6, isFocused: isFocused,
            content: Toggle(title, isOn: isOn).bold(isFocused)
                .accessibilityElement(
                    Transcript.Element(.toggle, title, states: [isOn ? .on : .off] + (isFocused ? [.focused] : []))))
    }
}
