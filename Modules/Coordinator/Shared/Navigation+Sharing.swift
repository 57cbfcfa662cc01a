import Shell
import ViewModel

extension Navigation {
    /// Copies `text`, and says what was copied; where there is no clipboard, shows what there is to copy.
    func share(_ text: String) {
        if copy(text) { return showToast(CommonWords.copied(text)) }
        ask(Prompt(title: CommonWords.notCopied, message: text, actions: [Prompt.Action(CommonWords.ok)]))
    }
}
