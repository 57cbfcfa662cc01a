public import Foundation
public import Model

/// A decoder for the response of a random-user service, in the format of version 1.4 or 1.1.
///
/// A person needs a first or a last name, and an e-mail address or a username; an entry without these is skipped and
/// reported. Any other field that is missing, null or malformed becomes nil. Password, salt and hashes are never read.
public struct UserPageDecoder: Sendable {
    /// Creates a decoder.
    public init() {}

    /// Returns the page in `data`, with any number of entries.
    ///
    /// - Throws: `.failure` if the service reports one, `.malformed` if `data` is anything but a page.
    public func decode(_ data: Data) throws(ResponseError) -> UserPage {
        let record: UserPageRecord
        do {
            record = try UserPageRecord(json: data)
        } catch {
            throw ResponseError(error)
        }
        return UserPage(
            users: record.entries.compactMap { $0.value?.user },
            skipped: record.entries.compactMap(\.skipped), seed: record.seed)
    }
}
