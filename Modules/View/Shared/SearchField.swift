import TextUI

/// A search field above a divider.
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
