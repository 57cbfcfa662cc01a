import Shell
import TextUI
import ViewModel

extension Prompt {
    /// Returns an alert that says why a change could not be saved, with a button that makes it again.
    ///
    /// - Parameter isLasting: Whether the user has to do something else first: then OK is the first button.
    static func failedChange(
        _ reason: String, isLasting: Bool = false, tryAgain: @escaping () -> Void
    ) -> Prompt {
        let again = Action(CommonWords.tryAgainButton, handler: tryAgain)
        let ok = Action(CommonWords.ok, role: .cancel)
        return Prompt(title: CommonWords.error, message: reason, actions: isLasting ? [ok, again] : [again, ok])
    }
}
