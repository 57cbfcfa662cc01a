import TextUI

/// How wide a difference is, in cells; kept while it shows, because measuring takes longer than drawing.
struct ChangeWidths {
    /// The longest row of one column.
    let longestRow: Int
    /// Two columns in which all lines are whole.
    private let twoColumns: Int

    init(_ change: ChangeDetails?) {
        let rows = change?.unifiedRows ?? []
        longestRow = Self.longest(rows)
        let side = (change?.numberWidth ?? 0) + " - ".count + Self.longest(rows.filter(\.isLine))
        twoColumns = 2 * side + "│".count
    }

    /// Returns two columns if all lines fit whole into them.
    func columns(fitting width: Int) -> DiffColumns { width < twoColumns ? .one : .two }

    /// No character takes more cells than it has bytes.
    private static func longest(_ rows: [DiffRow]) -> Int {
        rows.reduce(0) { longest, row in
            row.text.utf8.count > longest ? max(longest, SanitizedText(row.text).width) : longest
        }
    }
}

extension DiffRow {
    fileprivate var isLine: Bool {
        switch self {
        case .line, .pair: true
        case .heading, .note: false
        }
    }
}
