import Testing
import ViewModel

@Suite("The words of the feed")
struct FeedWordsTests {
    @Test(
        "are as a view shows them",
        arguments: [
            (FeedWords.title, "Feed"), (FeedWords.liked, "liked"),
        ])
    func words(word: String, expected: String) {
        #expect(word == expected)
    }
}
