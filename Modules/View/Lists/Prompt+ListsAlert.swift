import Shell
import TextUI
import ViewModel

extension Prompt {
    /// A prompt for `alert`.
    init(_ alert: ListsAlert, didTapOK: @escaping () -> Void) {
        let again = alert.again.map { Action($0.label, handler: $0.didTap) }
        let ok = Action(CommonWords.ok, role: .cancel, handler: didTapOK)
        let actions = (alert.isOKFirst ? [ok, again] : [again, ok]).compactMap(\.self)
        self.init(title: alert.title, message: alert.message, actions: actions)
    }
}
