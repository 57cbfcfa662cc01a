import Model
import Testing

@testable import Sample

@Suite("The sample feed")
struct SampleFeedTests {
    @Test("The sample feed always begins with the same three entries")
    func order() async throws {
        let entries = try await SampleFeed().entries().prefix(3)
        #expect(entries.map(\.user.username) == ["silverkoala307", "redduck322", "blackfrog214"])
        #expect(
            entries.map(\.text) == [
                "My tomatoes are green and proud of it.", "Good morning to everyone but the alarm clock.",
                "The old lighthouse has a new coat of paint.",
            ])
    }

    @Test("The sample feed has two posts by each sample person, and each post has a unique ID")
    func authors() async throws {
        let entries = try await SampleFeed().entries()
        let counts = entries.reduce(into: [:]) { $0[$1.user.uniqueID, default: 0] += 1 }
        #expect(counts.count == 520 && counts.values.allSatisfy { $0 == 2 })
        #expect(Set(entries.map(\.id)).count == entries.count)
    }

    @Test("The sample feed uses all texts before it repeats a text")
    func texts() async throws {
        let texts = try await SampleFeed().entries().map(\.text)
        #expect(Set(FeedTexts.all).count == FeedTexts.all.count)
        #expect(Set(texts.prefix(FeedTexts.all.count)) == Set(FeedTexts.all))
    }

    @Test("Each text of the sample feed is a short line of plain ASCII", arguments: FeedTexts.all)
    func line(text: String) {
        #expect((1...60).contains(text.utf8.count) && text.utf8.allSatisfy { (0x20..<0x7F).contains($0) })
    }
}
