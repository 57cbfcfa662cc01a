import TextUI
import ViewModel

/// The form's button and, above it, the reason why the last submission failed.
struct SignUpButton: CompositeBlock {
    let viewModel: SignUpViewModel
    let problem: String?
    let isFocused: Bool
    let tick: Int

    var body: some Block {
        VStack {
            if let problem { ProblemText(text: problem) }
            HStack {
                FocusMark(isFocused: isFocused)
                Button(viewModel.buttonTitle, isFocused: isFocused)
                if viewModel.isSubmitting { Spinner(tick: tick).padding(Insets(leading: 1)) }
            }
        }
        .focused(isFocused)
    }
}
