import Testing
import ViewModel

@Suite("The words around the screens")
struct AroundWordsTests {
    @Test(
        "are as a view shows them",
        arguments: [
            (KeyWords.helpTitle, "Help"), (KeyWords.help, "help"), (KeyWords.quit, "quit"),
            (KeyWords.nextTab, "next tab"), (KeyWords.back, "back"), (KeyWords.dismiss, "dismiss"),
            (KeyWords.move, "move"), (KeyWords.press, "choose"), (KeyWords.nextButton, "next button"),
            (KeyWords.scroll, "scroll"), (KeyWords.close, "close"),
            (KeyWords.arrows, "arrows"), (KeyWords.movementKeys, "arrows, page keys"),
            (KeyWords.otherKeys, "other keys"), (QuitWords.title, "Quit"), (QuitWords.quit, "Quit"),
            (QuitWords.stay, "Stay"), (QuitWords.endWithoutSaving, "end without saving"),
            (StorageWords.readOnly, "You can read your data, but changes cannot be saved now"),
            (StorageWords.saving, "Saving…"), (StorageWords.dropped, "Keys pressed since had no effect"),
            (StorageWords.dropped(1), "1 key pressed meanwhile had no effect."),
            (StorageWords.dropped(2), "2 keys pressed meanwhile had no effect."),
            (StorageWords.savingAtEnd, "Your changes are being saved. Press ctrl-c to end without them."),
            (StorageWords.notAsked(["A.", "B."]), "The app ended without your answer to this: A. B."),
            (StorageWords.perhapsNotSaved("a"), "Perhaps not saved: a. The app ended before this was done."),
        ])
    func words(word: String, expected: String) {
        #expect(word == expected)
    }
}
