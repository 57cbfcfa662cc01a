public import Interactor
public import Model

/// An invented feed, always the same, with two posts by each bundled person.
public struct SampleFeed: FeedService {
    private let people = SampleUsers()

    /// Creates the feed of the bundled people.
    public init() {}

    /// Returns one post by each person in a shuffled order, then another by each person in a different order.
    @concurrent public func entries() async throws(NetworkError) -> [FeedEntry] {
        let users = try await people.everyone()
        var generator = SeededGenerator(seed: "feed")
        let authors = generator.shuffled(users) + generator.shuffled(users)
        // As in a deck of cards, no text is repeated until all have been used.
        var texts: [String] = []
        while texts.count < authors.count { texts += generator.shuffled(FeedTexts.all) }
        return zip(authors, texts).enumerated().map { FeedEntry(id: $0, user: $1.0, text: $1.1) }
    }
}
