public import Foundation
public import Interactor
public import Model

/// A decoder for the response of a random-user service, in the format of version 1.4 or 1.1.
///
/// Missing and null fields become nil. Only first and last name, e-mail and username are required. An entry that lacks
/// one of these, or has a malformed field such as an invalid date, is skipped and reported; the others are read.
/// Password, salt and hashes are never read.
public struct UserPageDecoder: Sendable {
    private let now: Date

    /// Creates a decoder that computes missing ages as of `now`.
    public init(now: Date) {
        self.now = now
    }

    /// Returns the page in `data`, with any number of entries.
    ///
    /// - Throws: `.noData` if `data` is empty, `.decodingError` with a `FormatError` if it cannot be decoded,
    ///   or with a `ServiceError` if the service reports a failure.
    public func decode(_ data: Data) throws(NetworkError) -> UserPage {
        guard !data.isEmpty else { throw .noData }
        let record: PageRecord
        do {
            record = try JSONDecoder().decode(PageRecord.self, from: data)
        } catch is DecodingError {
            let beginning = String(decoding: data.prefix(400), as: UTF8.self)
            throw .decodingError(FormatError(path: "", expected: .json, found: .text(beginning)))
        } catch {
            throw .decodingError(error)
        }
        var users: [User] = []
        var skipped: [SkippedUser] = []
        for (index, entry) in record.entries.enumerated() {
            switch entry.result {
            case .success(let user): users.append(user.user(at: now))
            case .failure(let error): skipped.append(SkippedUser(index: index, reason: FormatError(error)))
            }
        }
        return UserPage(users: users, skipped: skipped, seed: record.seed)
    }
}
