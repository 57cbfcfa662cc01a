import Shell
import ViewModel

extension ShellWords {
    /// The words of the keys that the shell handles.
    static let app = ShellWords(
        helpTitle: KeyWords.helpTitle, help: KeyWords.help, quit: KeyWords.quit, nextTab: KeyWords.nextTab,
        back: KeyWords.back, dismiss: KeyWords.dismiss, move: KeyWords.move, press: KeyWords.press,
        nextButton: KeyWords.nextButton, scroll: KeyWords.scroll, close: KeyWords.close, arrows: KeyWords.arrows,
        movementKeys: KeyWords.movementKeys, otherKeys: KeyWords.otherKeys,
        quitTitle: QuitWords.title, quitButton: QuitWords.quit, stayButton: QuitWords.stay,
        endWithoutSaving: QuitWords.endWithoutSaving, saving: StorageWords.saving, dropped: StorageWords.dropped)
}
