public import Foundation
public import Interactor
public import Model

/// Reads the answer of a random-user service, in the shape of version 1.4 or 1.1.
///
/// What is missing or null is nil, but for first and last name, e-mail and username. An entry that lacks one of these
/// or breaks the format anywhere, such as by a date that is none, is skipped and reported; the others are read.
/// Password, salt and hashes are never read.
public struct UserPageDecoder: Sendable {
    private let now: Date

    /// A decoder that reckons ages at `now` where the answer holds none.
    public init(now: Date) {
        self.now = now
    }

    /// The page in `data`, however many entries it holds.
    ///
    /// - Throws: `.noData` if `data` is empty, else `.decodingError` with a `PageDecodingError`.
    public func decode(_ data: Data) throws(NetworkError) -> UserPage {
        guard !data.isEmpty else { throw .noData }
        let record: PageRecord
        do {
            record = try JSONDecoder().decode(PageRecord.self, from: data)
        } catch let error as PageDecodingError {
            throw .decodingError(error)
        } catch {
            throw .decodingError(PageDecodingError.notJSON(found: String(decoding: data.prefix(400), as: UTF8.self)))
        }
        var page = UserPage(users: [], seed: record.seed)
        for (index, entry) in record.entries.enumerated() {
            switch entry.result {
            case .success(let user): page.users.append(user.user(at: now))
            case .failure(let error): page.skipped.append(SkippedUser(index: index, reason: "\(error)"))
            }
        }
        return page
    }
}
