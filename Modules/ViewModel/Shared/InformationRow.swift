/// A row of information.
public nonisolated struct InformationRow: Hashable, Identifiable, Sendable {
    public let title: String
    public let value: String
    /// The name of the row's symbol, as in SF Symbols.
    public let symbol: String

    public init(title: String, value: String, symbol: String) {
        self.title = title
        self.value = value
        self.symbol = symbol
    }

    /// The title, which no other row of the screen has.
    public var id: String { title }
}

nonisolated extension [InformationRow] {
    /// Creates rows from titles, values and symbols; leaves out rows whose value is unknown or blank.
    init(known rows: [(String, String?, String)]) {
        self = rows.compactMap { title, value, symbol in
            guard let value, !value.trimmed.isEmpty else { return nil }
            return InformationRow(title: title, value: value, symbol: symbol)
        }
    }
}
