/// A row of information: title, value and the name of its symbol.
public typealias InformationRow = (String, String, String)

nonisolated extension [InformationRow] {
    /// Creates those of `rows` whose value is known and not blank, so that no title stands alone.
    init(known rows: [(String, String?, String)]) {
        self = rows.compactMap { title, value, symbol in
            guard let value, !value.trimmed.isEmpty else { return nil }
            return (title, value, symbol)
        }
    }
}
