public import Foundation
public import Interactor
public import Model
import RandomUser

/// The people of a recorded response of the random-user service, in its order, all on one page.
///
/// So a search covers everyone in the file; pages would keep back what has been read anyway.
///
/// The file is read once, for the first request; if that fails, the next request tries again.
public actor RecordedUsers: UsersService {
    private enum Source {
        case data(Data)
        case file(URL)
    }

    private let source: Source
    private let now: Date
    private let queue = FileQueue()
    private var lastPage: UserPage?

    /// The executor that reads the file, which may be a pipe.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    /// Creates a service for `answer`; missing ages are computed as of `now`.
    public init(_ answer: Data, now: Date) {
        source = .data(answer)
        self.now = now
    }

    /// Creates a service for the response in the file at `url`; missing ages are computed as of `now`.
    public init(contentsOf url: URL, now: Date) {
        source = .file(url)
        self.now = now
    }

    /// Returns a service for the bundled, invented people.
    static func sample() -> RecordedUsers {
        // All of them have an age, so the date is never used.
        RecordedUsers(
            contentsOf: Bundle.module.url(forResource: "users", withExtension: "json") ?? Bundle.module.bundleURL,
            now: Date(timeIntervalSince1970: 0))
    }

    /// Returns everyone on page 1; any other page is empty.
    ///
    /// - Throws: `.recordingError` if the file cannot be read or is empty; any error of `UserPageDecoder`.
    public func users(page: Int, seed: String?) async throws(NetworkError) -> UserPage {
        let whole = try wholePage()
        return page == 1 ? whole : UserPage(users: [], seed: whole.seed)
    }

    func wholePage() throws(NetworkError) -> UserPage {
        if let lastPage { return lastPage }
        let page = try UserPageDecoder(now: now).decode(try answer())
        let whole = UserPage(users: page.users, skipped: page.skipped, seed: page.seed, isWhole: true)
        lastPage = whole
        return whole
    }

    private func answer() throws(NetworkError) -> Data {
        switch source {
        case .data(let data): return data
        case .file(let url):
            do {
                return try RecordingError.data(of: url)
            } catch {
                throw .recordingError(error)
            }
        }
    }
}
