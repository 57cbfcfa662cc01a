public import Foundation
public import Interactor
public import Model
import RandomUser

/// The people of a recorded response of the random-user service, in its order, all on one page.
///
/// So a search covers everyone in the file; pages would keep back what has been read anyway.
///
/// The file is read for each request of page 1, so that a refresh shows its changes. A pipe is read only once.
public actor RecordedUsers: UsersService {
    private enum Source {
        case data(Data)
        case file(RecordedFile)
    }

    private var source: Source
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
        source = .file(RecordedFile(url))
        self.now = now
    }

    /// The service for the bundled, invented people: one for all, so that their file is read once.
    ///
    /// All of them have an age, so the date is never used.
    static let bundled = RecordedUsers(
        contentsOf: Bundle.module.url(forResource: "users", withExtension: "json") ?? Bundle.module.bundleURL,
        now: Date(timeIntervalSince1970: 0))

    /// Returns everyone on page 1; any other page is empty.
    ///
    /// - Throws: `.recordingError` if the file cannot be read or understood; without a file any error of
    ///   `UserPageDecoder`.
    public func users(page: Int, seed: String?) async throws(NetworkError) -> UserPage {
        page == 1 ? try readPage() : UserPage(users: [], seed: try wholePage().seed)
    }

    /// Returns everyone as last read, and reads the file only if that has not succeeded yet.
    func wholePage() throws(NetworkError) -> UserPage {
        if let lastPage { return lastPage }
        return try readPage()
    }

    private func readPage() throws(NetworkError) -> UserPage {
        let page = try decodedPage()
        let whole = UserPage(users: page.users, skipped: page.skipped, seed: page.seed, isWhole: true)
        lastPage = whole
        return whole
    }

    private func decodedPage() throws(NetworkError) -> UserPage {
        let decoder = UserPageDecoder(now: now)
        var file: RecordedFile
        switch source {
        case .data(let answer): return try decoder.decode(answer)
        case .file(let source): file = source
        }
        defer { source = .file(file) }
        do {
            return try decoder.decode(try Self.data(of: &file))
        } catch .decodingError(let error as FormatError) {
            throw .recordingError(file.error(error))
        } catch .serviceError(let error) {
            throw .recordingError(file.error(error))
        }
    }

    private static func data(of file: inout RecordedFile) throws(NetworkError) -> Data {
        do {
            return try file.data()
        } catch {
            throw .recordingError(error)
        }
    }
}
