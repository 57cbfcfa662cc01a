import Shell
import TextUI
import ViewModel

extension Prompt {
    /// A prompt for `alert`.
    ///
    /// - Parameter isTyping: Whether a text is being typed.
    init(_ alert: ListsAlert, isTyping: Bool, didTapOK: @escaping () -> Void) {
        let again = alert.again.map { Action($0.label, handler: $0.didTap) }
        let ok = Action(CommonWords.ok, role: .cancel, handler: didTapOK)
        let actions = (alert.isOKFirst ? [ok, again] : [again, ok]).compactMap(\.self)
        let message = isTyping ? alert.messageWhileTyping ?? alert.message : alert.message
        self.init(title: alert.title, message: message, actions: actions)
    }
}
