/// An unreadable entry of a page, and why it is unreadable.
public struct SkippedEntry: Hashable, Sendable {
    /// The format error, with its path from the root of the response.
    public let reason: FormatError
    /// The number of the entry's page, from 1.
    public let page: Int

    /// Creates an entry that was skipped.
    public init(_ reason: FormatError, page: Int = 1) {
        self.reason = reason
        self.page = page
    }
}

extension [SkippedEntry] {
    /// Returns these entries with `page` as the number of their page.
    func on(page: Int) -> [SkippedEntry] { map { SkippedEntry($0.reason, page: page) } }
}
