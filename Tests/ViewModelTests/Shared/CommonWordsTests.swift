import Testing
import ViewModel

@Suite("The words that several screens share")
struct CommonWordsTests {
    @Test(
        "are as a view shows them",
        arguments: [
            (CommonWords.back, "back"), (CommonWords.bookmark, "bookmark"), (CommonWords.done, "done"),
            (CommonWords.like, "like"), (CommonWords.open, "open"), (CommonWords.refresh, "refresh"),
            (CommonWords.reload, "reload"), (CommonWords.search, "search"), (CommonWords.share, "share"),
            (CommonWords.tryAgain, "try again"), (CommonWords.unlike, "unlike"),
            (CommonWords.lastLoadFailed, "the last load failed"), (CommonWords.cancel, "Cancel"),
            (CommonWords.createAgainButton, "Create Again"), (CommonWords.error, "Error"), (CommonWords.ok, "OK"),
            (CommonWords.retry, "Retry"), (CommonWords.tryAgainButton, "Try Again"),
            (CommonWords.latestBookmarksChanges, "your latest changes to the bookmarks"),
            (CommonWords.latestSettingsChanges, "your latest changes to the settings"),
            (CommonWords.willBeLost("the ring"), "The ring will be lost."),
            (CommonWords.notSaved(["a", "b"]), "Not saved: a, b."),
        ])
    func words(word: String, expected: String) {
        #expect(word == expected)
    }
}
