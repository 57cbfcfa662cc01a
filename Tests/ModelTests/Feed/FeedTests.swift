import Model
import TestDoubles
import Testing

@Suite("A feed")
struct FeedTests {
    @Test("keeps the order of its entries")
    func order() {
        let entries: [FeedEntry] = [.sample(2), .sample(0), .sample(1)]
        #expect(Feed(entries).entries == entries)
    }

    @Test("has each entry once, as it came first")
    func uniqueness() {
        let again = FeedEntry.sample(0, text: "Something else.")
        #expect(Feed([.sample(0), .sample(1), again]).entries == [.sample(0), .sample(1)])
    }
}
