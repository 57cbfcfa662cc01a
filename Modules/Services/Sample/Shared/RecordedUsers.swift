public import Foundation
public import Interactor
public import Model
import RandomUser

/// The people of a recorded answer of the random-user service, in its order, in pages.
///
/// The answer is read once, when the first page is asked for; one that could not be read is tried anew the next time.
public actor RecordedUsers: UsersService {
    private enum Source {
        case data(Data)
        case file(URL)
    }

    private let source: Source
    private let now: Date
    private var lastRecording: Recording?

    /// The people of `answer`, whose ages are reckoned at `now` where it holds none.
    public init(_ answer: Data, now: Date) {
        source = .data(answer)
        self.now = now
    }

    /// The people of the answer in the file at `url`, whose ages are reckoned at `now` where it holds none.
    public init(contentsOf url: URL, now: Date) {
        source = .file(url)
        self.now = now
    }

    /// The invented people that come with the package.
    static func sample() -> RecordedUsers {
        // Every one of them has an age, so that no date is asked for.
        RecordedUsers(
            contentsOf: Bundle.module.url(forResource: "users", withExtension: "json") ?? Bundle.module.bundleURL,
            now: Date(timeIntervalSince1970: 0))
    }

    /// The page of that number; those behind the last are empty.
    ///
    /// - Throws: `.networkError` with a `RecordingError` if the file cannot be read; what `UserPageDecoder` throws.
    public func users(page: Int, seed: String?) async throws(NetworkError) -> UserPage {
        let recording = try recording()
        return recording.page(page, seed: recording.seed)
    }

    func recording() throws(NetworkError) -> Recording {
        if let lastRecording { return lastRecording }
        let recording = Recording(try UserPageDecoder(now: now).decode(try answer()))
        lastRecording = recording
        return recording
    }

    private func answer() throws(NetworkError) -> Data {
        switch source {
        case .data(let data): return data
        case .file(let url):
            do {
                return try RecordingError.data(of: url)
            } catch {
                throw .networkError(error)
            }
        }
    }
}
