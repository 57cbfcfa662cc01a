import Shell
import TextUI
import ViewModel

extension Prompt {
    /// Returns the question before a destructive action; its buttons are `label` and `otherwise`.
    static func question(
        _ title: String, _ message: String, _ label: String, otherwise: String = CommonWords.cancel,
        answer: @escaping (_ isYes: Bool) -> Void
    ) -> Prompt {
        let yes = Action(label, role: .destructive) { answer(true) }
        let no = Action(otherwise, role: .cancel) { answer(false) }
        return Prompt(title: title, message: message, actions: [yes, no])
    }
}
