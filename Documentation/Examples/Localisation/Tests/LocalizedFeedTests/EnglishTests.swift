import LocalizedFeed
import Testing

@testable import ViewModel

@Suite("The words of the feed in English")
struct EnglishTests {
    private typealias AppWords = ViewModel.FeedWords
    private let words = LocalizedFeed.FeedWords(.sample("en_GB"))

    @Test("The English words are those of the app")
    func texts() {
        #expect(words.title == AppWords.title)
        #expect(words.loading == AppWords.loading)
        #expect(words.unavailable == AppWords.unavailable)
        #expect(words.empty == AppWords.empty)
        #expect(words.checkAgain == AppWords.checkAgain)
        #expect(words.liked == AppWords.liked)
    }

    @Test("The English summary counts entries as the app does", arguments: [0, 1, 2, 30])
    func count(_ count: Int) {
        #expect(words.summary(count: count) == AppWords.summary(count: count))
    }

    @Test("The English words replace those of a language without a translation")
    func fallback() {
        #expect(LocalizedFeed.FeedWords(.sample("fr_FR")).title == words.title)
    }
}
