import Testing
import ViewModel

@Suite("The words of the users' screens")
struct UsersWordsTests {
    @Test(
        "The words of the users' screens are as a view shows them",
        arguments: [
            (UsersWords.title, "Users"), (UsersWords.searchPrompt, "Name, email, city or country"),
            (UsersWords.endSearch, "end search"), (UsersWords.loadMore, "load more"),
            (UsersWords.loading, "Loading users"), (UsersWords.bookmarked, "bookmarked"),
            (UsersWords.bookmarksTitle, "Bookmarks"),
            (UsersWords.loadingBookmarks, "Loading bookmarks"), (UsersWords.remove, "remove"),
            (UsersWords.clearAll, "clear all"), (UsersWords.removeBookmarkTitle, "Remove bookmark"),
            (UsersWords.removeButton, "Remove"), (UsersWords.clearAllButton, "Clear all"),
            (
                UsersWords.clearAllQuestion,
                "Are you sure you want to remove all bookmarked users? This action cannot be undone."
            ),
        ])
    func words(word: String, expected: String) {
        #expect(word == expected)
    }
}
