import Testing
import ViewModel

@Suite("The words that several screens share")
struct CommonWordsTests {
    @Test(
        "The texts that several screens share are the expected ones",
        arguments: [
            (CommonWords.back, "back"), (CommonWords.bookmark(isBookmarked: false), "bookmark"),
            (CommonWords.bookmark(isBookmarked: true), "remove bookmark"), (CommonWords.done, "done"),
            (CommonWords.like(isLiked: false), "like"), (CommonWords.open, "open"), (CommonWords.refresh, "refresh"),
            (CommonWords.reload, "reload"), (CommonWords.search, "search"), (CommonWords.share, "share"),
            (CommonWords.tryAgain, "try again"), (CommonWords.like(isLiked: true), "unlike"),
            (CommonWords.lastLoadFailed, "the last load failed"), (CommonWords.cancel, "Cancel"),
            (CommonWords.error, "Error"), (CommonWords.ok, "OK"),
            (CommonWords.retry, "Retry"), (CommonWords.tryAgainButton, "Try Again"),
            (CommonWords.latestBookmarksChange, "your latest change to the bookmarks"),
            (CommonWords.notSaved("a"), "Not saved: a."),
        ])
    func words(word: String, expected: String) {
        #expect(word == expected)
    }
}
