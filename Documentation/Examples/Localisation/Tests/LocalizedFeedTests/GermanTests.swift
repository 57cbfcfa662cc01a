import LocalizedFeed
import Testing

@Suite("The words of the feed in German")
struct GermanTests {
    private let words = FeedWords(.sample("de_DE"))

    @Test("The German words are German, even while other tests read English words")
    func texts() {
        #expect(words.title == "Neues")
        #expect(words.loading == "Beiträge werden geladen")
        #expect(words.unavailable == "Die Beiträge konnten nicht geladen werden")
        #expect(words.empty == "Noch keine Beiträge")
        #expect(words.checkAgain == "Neu laden, um nach neuen zu suchen")
        #expect(words.liked == "gefällt mir")
    }

    @Test(
        "The German summary has a singular and a plural, with German separators",
        arguments: [(0, "0 Beiträge"), (1, "1 Beitrag"), (2, "2 Beiträge"), (1_234, "1.234 Beiträge")])
    func count(_ count: Int, text: String) {
        #expect(words.summary(count: count) == text)
    }

    @Test("The German words are also those of Austria")
    func region() {
        #expect(FeedWords(.sample("de_AT")).title == words.title)
    }
}
