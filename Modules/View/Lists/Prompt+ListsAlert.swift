import Shell
import TextUI
import ViewModel

extension Prompt {
    /// A prompt for `alert`.
    ///
    /// - Parameter isTyping: Returns whether a text is being typed.
    init(_ alert: ListsAlert, isTyping: @escaping () -> Bool) {
        let again = alert.again.map { Action($0.label, handler: $0.didTap) }
        let ok = Action(CommonWords.ok, role: .cancel) { alert.didTapOK(isTyping()) }
        let actions = (alert.isOKFirst ? [ok, again] : [again, ok]).compactMap(\.self)
        self.init(title: alert.title, message: alert.message, actions: actions)
    }
}
