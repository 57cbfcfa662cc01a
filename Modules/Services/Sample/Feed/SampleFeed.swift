public import Interactor
public import Model

/// An invented feed in which each of the package's people says two things; it is the same each time.
public struct SampleFeed: FeedService {
    private let people = SampleUsers()

    /// The feed of the bundled people.
    public init() {}

    /// Everyone once in an order of its own, and once more in another.
    @concurrent public func entries() async throws(NetworkError) -> [FeedEntry] {
        let users = try await people.everyone()
        var generator = SeededGenerator(seed: "feed")
        let authors = generator.shuffled(users) + generator.shuffled(users)
        // Like cards that are dealt: all texts are said before one is said again.
        var texts: [String] = []
        while texts.count < authors.count { texts += generator.shuffled(FeedTexts.all) }
        return zip(authors, texts).enumerated().map { FeedEntry(id: $0, user: $1.0, text: $1.1) }
    }
}
