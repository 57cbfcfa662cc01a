import TextUI

/// A search field with a line below.
struct SearchField: CompositeBlock {
    let prompt: String
    let state: TextFieldState
    let isFocused: Bool

    var body: some Block {
        VStack {
            HStack(spacing: 1) {
                Text("/").foreground(.accent).accessibilityHidden()
                TextField(prompt, state: state, isFocused: isFocused)
            }
            Divider()
        }
    }
}
