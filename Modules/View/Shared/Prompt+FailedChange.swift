import Shell
import TextUI
import ViewModel

extension Prompt {
    /// Returns an alert that says why a change could not be saved, with a button that makes it again.
    static func failedChange(_ reason: String, tryAgain: @escaping () -> Void) -> Prompt {
        Prompt(
            title: CommonWords.error, message: reason,
            actions: [
                Action(CommonWords.tryAgainButton, handler: tryAgain), Action(CommonWords.ok, role: .cancel),
            ])
    }
}
