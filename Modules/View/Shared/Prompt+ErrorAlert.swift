import Shell
import TextUI
import ViewModel

extension Prompt {
    /// Returns an alert about a failure, with a Retry button if `allowsRetry` is true.
    static func errorAlert(_ message: String, allowsRetry: Bool, retry: @escaping () -> Void) -> Prompt {
        let ok = Action(CommonWords.ok)
        let buttons = [Action(CommonWords.retry, handler: retry), Action(CommonWords.cancel, role: .cancel)]
        return Prompt(
            title: CommonWords.error, message: message, actions: allowsRetry ? buttons : [ok], isFailure: true)
    }

    /// Returns an alert about a failed change or a failed read, with a Try Again button.
    ///
    /// - Parameters:
    ///   - needsRepair: Whether a retry is useless until the user has removed the cause. OK is then the first button.
    ///   - loss: The unsaved change to report if the app ends before the user answers; nil if there is none.
    ///   - tryAgain: Called when the user presses Try Again; nil removes the button.
    ///   - leave: Called when the user presses OK.
    static func failedChange(
        _ reason: String, needsRepair: Bool = false, loss: String? = nil, tryAgain: (() -> Void)?,
        leave: @escaping () -> Void = {}
    ) -> Prompt {
        let again = tryAgain.map { Action(CommonWords.tryAgainButton, handler: $0) }
        let ok = Action(CommonWords.ok, role: .cancel, handler: leave)
        let actions: [Action?] = needsRepair ? [ok, again] : [again, ok]
        return Prompt(
            title: CommonWords.error, message: reason, actions: actions.compactMap(\.self), isFailure: true, loss: loss)
    }
}
