import Format
public import Foundation
public import Interactor
public import Model

/// The people in a recorded response of the random-user service, in the recorded order, all on one page.
///
/// A search covers only the pages requested so far, so a single page lets it find everyone in the file.
///
/// The file is read for each request of page 1, so that a refresh shows changes to the file. A pipe is read only once.
public actor RecordedUsers: UsersService {
    private var file: RecordedFile
    private let queue = FileQueue()
    private var lastPage: UserPage?

    /// The executor that reads the file, which may be a pipe.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    /// Creates a service for the response in the file at `url`.
    public init(contentsOf url: URL) {
        file = RecordedFile(url)
    }

    /// The service for the bundled, invented people; it is shared, so that `wholePage()` reads their file only once.
    static let bundled = RecordedUsers(contentsOf: .recorded("Shared/users.json"))

    /// Returns everyone on page 1; any other page is empty.
    ///
    /// - Throws: `.recordingError` if the file cannot be read or understood.
    public func users(page: Int, seed: String?) async throws(NetworkError) -> UserPage {
        page == 1 ? try readPage() : UserPage(users: [], seed: try wholePage().seed)
    }

    /// Returns page 1 as last read; reads the file only if no read has succeeded yet.
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
        do throws(RecordingError) {
            return try file.decoded(UserPageDecoder().decode)
        } catch {
            throw .recordingError(error)
        }
    }
}
