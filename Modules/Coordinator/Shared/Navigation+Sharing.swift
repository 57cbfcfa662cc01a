import Shell
import ViewModel

extension Navigation {
    /// Copies `text`, and says what was copied; where there is no clipboard, shows what there is to copy.
    func share(_ text: String) {
        showToast(copy(text) ? CommonWords.copied(text) : CommonWords.notCopied(text))
    }
}
