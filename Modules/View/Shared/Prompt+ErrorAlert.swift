import Shell
import TextUI
import ViewModel

extension Prompt {
    /// Returns an alert that says what failed, with a button to retry.
    static func errorAlert(_ message: String, retry: @escaping () -> Void) -> Prompt {
        Prompt(
            title: CommonWords.error, message: message,
            actions: [Action(CommonWords.retry, handler: retry), Action(CommonWords.cancel, role: .cancel)])
    }
}
