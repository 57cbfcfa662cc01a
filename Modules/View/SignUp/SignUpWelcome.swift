import TextUI
import ViewModel

/// The message in place of the form after a successful sign-up.
struct SignUpWelcome: CompositeBlock {
    let title: String
    let subtitle: String

    var body: some Block {
        VStack(alignment: .center) {
            Text(title).multilineTextAlignment(.center).bold()
            Text(subtitle).multilineTextAlignment(.center).foreground(.secondary)
            Button(SignUpWords.done, isFocused: true).padding(Insets(top: 1)).tapTarget(.key(.enter))
        }
        .padding(horizontal: 1)
        .centered()
    }
}
