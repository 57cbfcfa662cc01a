import Shell
import TextUI
import ViewModel

extension Prompt {
    /// Returns an alert that says what failed, with a button to retry unless that cannot help.
    static func errorAlert(_ message: String, allowsRetry: Bool, retry: @escaping () -> Void) -> Prompt {
        let ok = Action(CommonWords.ok)
        let buttons = [Action(CommonWords.retry, handler: retry), Action(CommonWords.cancel, role: .cancel)]
        return Prompt(
            title: CommonWords.error, message: message, actions: allowsRetry ? buttons : [ok], isFailure: true)
    }
}
