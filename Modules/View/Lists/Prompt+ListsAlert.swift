import Shell
import TextUI
import ViewModel

extension Prompt {
    /// A prompt for `alert`.
    ///
    /// - Parameter isTyping: Returns whether a text is being typed.
    init(_ alert: ListsAlert, isTyping: @escaping () -> Bool) {
        let again = alert.again.map { Action($0.label, handler: $0.didTap) }
        let messageWhileTyping = isTyping() ? alert.messageWhileTyping : nil
        let ok = Action(CommonWords.ok, role: .cancel) {
            // What the message says holds even if the text has been entered meanwhile.
            alert.didTapOK(messageWhileTyping != nil || isTyping())
        }
        let actions = (alert.isOKFirst ? [ok, again] : [again, ok]).compactMap(\.self)
        self.init(title: alert.title, message: messageWhileTyping ?? alert.message, actions: actions)
    }
}
