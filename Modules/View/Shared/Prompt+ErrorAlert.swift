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

    /// Returns an alert that says why a change could not be saved, or data not be read, with a button that tries again.
    ///
    /// - Parameters:
    ///   - isLasting: Whether the user has to do something else first: then OK is the first button.
    ///   - loss: Says what is not stored if the app ends before an answer; nil if no change has failed.
    ///   - tryAgain: Call when the user presses the button; nil for no such button.
    ///   - leave: Call when the user presses OK.
    static func failedChange(
        _ reason: String, isLasting: Bool = false, loss: String? = nil, tryAgain: (() -> Void)?,
        leave: @escaping () -> Void = {}
    ) -> Prompt {
        let again = tryAgain.map { Action(CommonWords.tryAgainButton, handler: $0) }
        let ok = Action(CommonWords.ok, role: .cancel, handler: leave)
        let actions: [Action?] = isLasting ? [ok, again] : [again, ok]
        return Prompt(
            title: CommonWords.error, message: reason, actions: actions.compactMap(\.self), isFailure: true, loss: loss)
    }
}
