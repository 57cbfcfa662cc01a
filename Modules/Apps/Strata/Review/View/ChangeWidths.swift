import TextUI

/// The widths of a change's diff, in terminal cells; cached because measuring takes longer than drawing.
struct ChangeWidths {
    /// The width of the longest row in the layout with one column.
    let longestRow: Int
    /// The width that two columns need to show all lines completely.
    private let twoColumns: Int

    init(_ change: ChangeDetails?) {
        let rows = change?.unifiedRows ?? []
        longestRow = Self.longest(rows)
        let side = (change?.numberWidth ?? 0) + " - ".count + Self.longest(rows.filter(\.isLine))
        twoColumns = 2 * side + "│".count
    }

    /// Returns the layout with two columns if all lines fit completely, otherwise with one.
    func columns(fitting width: Int) -> DiffColumns { width < twoColumns ? .one : .two }

    /// Returns the width of the longest row.
    ///
    /// Skips rows with no more bytes than the width found so far, because no character takes more cells than bytes.
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
