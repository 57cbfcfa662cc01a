public import Model

/// The words of the feed in one language.
///
/// This is a value, because static members have one language for the whole process. So the app chooses the language,
/// and tests in two languages can run at the same time.
public struct FeedWords: Sendable {
    private let table: StringTable

    /// Creates the words in the language of `localization`; they are English if there is no translation.
    public init(_ localization: Localization) {
        table = StringTable(for: localization.locale)
    }

    public var title: String { table["title"] }

    // In place of the entries.
    public var loading: String { table["loading"] }
    public var unavailable: String { table["unavailable"] }
    public var empty: String { table["empty"] }
    public var checkAgain: String { table["checkAgain"] }

    public func summary(count: Int) -> String { table.text("summary", count: count) }

    /// The screen reader's word for a liked entry.
    public var liked: String { table["liked"] }
}
