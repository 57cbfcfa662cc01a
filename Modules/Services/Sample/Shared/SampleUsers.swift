import Foundation
public import Interactor
public import Model

/// The bundled, invented people, with pages and seeds like the live service's.
///
/// Each seed gives the people a different order, which is always the same for that seed. If a request has no seed, the
/// live service invents a seed; this service uses a fixed seed.
public struct SampleUsers: UsersService {
    /// The seed for requests without a seed.
    public static let seed = "strata"

    private let recorded: RecordedUsers

    /// Creates a service for the bundled people.
    public init() {
        recorded = .bundled
    }

    /// Creates a service for the people in the file at `url`.
    init(contentsOf url: URL) {
        recorded = RecordedUsers(contentsOf: url)
    }

    /// Returns a page, numbered from 1, in the order of `seed`; pages after the last are empty.
    @concurrent public func users(page: Int, seed: String?) async throws(NetworkError) -> UserPage {
        let seed = seed ?? Self.seed
        var generator = SeededGenerator(seed: seed)
        let users = generator.shuffled(try await everyone())
        return UserPage(users: users.page(page, of: UserPage.size).elements, seed: seed)
    }

    /// Returns all people, in the order of the file.
    @concurrent func everyone() async throws(NetworkError) -> [User] {
        try await recorded.wholePage().users
    }
}
