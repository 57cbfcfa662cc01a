public import Foundation
public import Interactor
public import Model
import RandomUser

/// The people of a recorded response of the random-user service, in its order, in pages.
///
/// The file is read once, for the first request; if that fails, the next request tries again.
public actor RecordedUsers: UsersService {
    private enum Source {
        case data(Data)
        case file(URL)
    }

    private let source: Source
    private let now: Date
    private var lastRecording: Recording?

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

    /// Returns a page, numbered from 1; pages after the last are empty.
    ///
    /// - Throws: `.networkError` with a `RecordingError` if the file cannot be read; any error of `UserPageDecoder`.
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
