import Model
import TestDoubles
import Testing

@Suite("A feed")
struct FeedTests {
    @Test("A feed holds each entry once, at its first position, in the service's order")
    func uniqueness() {
        let again = FeedEntry.sample(2, text: "Something else.")
        #expect(Feed([.sample(2), .sample(1), again]).entries == [.sample(2), .sample(1)])
    }
}
