import Shell
import TextUI
import ViewModel

extension Prompt {
    /// Returns an alert that says why a change could not be saved, with a button that makes it again.
    ///
    /// - Parameters:
    ///   - isLasting: Whether the user has to do something else first: then OK is the first button.
    ///   - leave: Call when the user presses OK.
    static func failedChange(
        _ reason: String, isLasting: Bool = false, tryAgain: @escaping () -> Void, leave: @escaping () -> Void = {}
    ) -> Prompt {
        let again = Action(CommonWords.tryAgainButton, handler: tryAgain)
        let ok = Action(CommonWords.ok, role: .cancel, handler: leave)
        return Prompt(title: CommonWords.error, message: reason, actions: isLasting ? [ok, again] : [again, ok])
    }
}
