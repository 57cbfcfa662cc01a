import Shell
import ViewModel

extension Navigation {
    /// Copies `text` and confirms this in a toast; without a clipboard, shows `text` in an alert.
    func share(_ text: String) {
        if copy(text) { return showToast(CommonWords.copied(text)) }
        ask(Prompt(title: CommonWords.notCopied, message: text, actions: [Prompt.Action(CommonWords.ok)]))
    }
}
