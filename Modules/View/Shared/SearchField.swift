import TextUI

/// A field for the words of a search, with a line below.
struct SearchField: CompositeBlock {
    private let prompt: String
    private let state: TextFieldState
    private let isFocused: Bool

    init(_ prompt: String, state: TextFieldState, isFocused: Bool) {
        self.prompt = prompt
        self.state = state
        self.isFocused = isFocused
    }

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
