import Testing
import ViewModel

@Suite("Texts about the storage")
struct AroundWordsTests {
    @Test(
        "The texts about the storage are the expected ones",
        arguments: [
            (StorageWords.readOnly, "You can read your data, but changes cannot be saved now"),
            (StorageWords.dropped(1), "1 later input had no effect."),
            (StorageWords.dropped(2), "2 later inputs had no effect."),
            (StorageWords.savingAtEnd, "Your changes are being saved."),
            (StorageWords.unansweredQuestion(["A.", "B."]), "The app ended without your answer to this: A. B."),
            (StorageWords.perhapsNotSaved("a"), "Perhaps not saved: a. The app ended before this was done."),
        ])
    func words(word: String, expected: String) {
        #expect(word == expected)
    }
}
