import Foundation
public import Interactor
public import Model

/// The invented people that come with the package, paged and seeded as the live service is.
///
/// A seed gives the people an order of its own, the same each time. Where the live service makes up a seed, this one
/// answers with a fixed one.
public struct SampleUsers: UsersService {
    /// The seed of a request without one.
    public static let seed = "strata"

    private let recorded: RecordedUsers

    /// The people of the bundled file.
    public init() {
        recorded = .sample()
    }

    /// The people of the file at `url`, every one of whom has an age.
    init(contentsOf url: URL) {
        recorded = RecordedUsers(contentsOf: url, now: Date(timeIntervalSince1970: 0))
    }

    /// The page of that number in the order of `seed`; those behind the last are empty.
    @concurrent public func users(page: Int, seed: String?) async throws(NetworkError) -> UserPage {
        let seed = seed ?? Self.seed
        let recording = try await recorded.recording()
        var generator = SeededGenerator(seed: seed)
        let entries = generator.shuffled(recording.entries)
        return Recording(entries: entries, seed: seed).page(page, seed: seed)
    }

    /// Whether one of the people has that nickname; case does not count.
    @concurrent func hasNickname(_ nickname: String) async throws(NetworkError) -> Bool {
        let nickname = nickname.lowercased()
        return try await everyone().contains { $0.username.lowercased() == nickname }
    }

    /// All of the people, in no seed's order.
    @concurrent func everyone() async throws(NetworkError) -> [User] {
        try await recorded.recording().users
    }
}
