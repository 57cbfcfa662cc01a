/// An entry of a page that could not be read, and why.
public struct SkippedEntry: Hashable, Sendable {
    /// What breaks the format, with the path from the top of the response.
    public let reason: FormatError
    /// The number of its page, from 1.
    public let page: Int

    /// An entry that was left out.
    public init(_ reason: FormatError, page: Int = 1) {
        self.reason = reason
        self.page = page
    }
}

extension [SkippedEntry] {
    /// Returns the same entries as those of another page.
    func on(page: Int) -> [SkippedEntry] { map { SkippedEntry($0.reason, page: page) } }
}
