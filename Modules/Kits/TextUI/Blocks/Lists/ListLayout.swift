/// The lines of a list: the headings, rows and footers of its sections.
///
/// Headings and footers take a line each, and there is a blank line above each heading except the first. Rows are
/// counted through all sections.
///
/// Complexity: O(sections), however many rows they have.
struct ListLayout {
    let rowCount: Int
    let lineCount: Int
    private let places: [Place]

    /// The content of a line.
    enum Line {
        case heading(String)
        case row(Int)
        case footer(String)
    }

    private struct Place {
        let section: ListSection
        let firstLine: Int
        let firstRow: Int

        var rows: Range<Int> { firstLine..<firstLine + section.count }

        /// The lines of the heading, the rows and the footer.
        var lines: Range<Int> {
            (section.heading == nil ? firstLine : firstLine - 1)..<rows.upperBound + (section.footer == nil ? 0 : 1)
        }
    }

    init(_ sections: [ListSection]) {
        var places: [Place] = []
        places.reserveCapacity(sections.count)
        var (line, row) = (0, 0)
        for section in sections {
            if section.heading != nil { line += places.isEmpty ? 1 : 2 }
            places.append(Place(section: section, firstLine: line, firstRow: row))
            line += section.count + (section.footer == nil ? 0 : 1)
            row += section.count
        }
        self.places = places
        (lineCount, rowCount) = (line, row)
    }

    /// Returns the line of a row.
    func line(ofRow row: Int) -> Int {
        place(ofRow: row).map { $0.firstLine + row - $0.firstRow } ?? 0
    }

    /// Returns the line of a row, including a heading directly above it or a footer directly below it.
    ///
    /// For the first row, includes all lines above it; for the last row, all lines below it. Otherwise, sections
    /// without rows at either end of the list could never be scrolled into view.
    func lines(around row: Int) -> Range<Int> {
        guard let place = place(ofRow: row) else { return 0..<0 }
        let row = min(row, rowCount - 1)
        let line = place.firstLine + row - place.firstRow
        let above = line == place.firstLine ? place.lines.lowerBound : line
        let below = line + 1 == place.rows.upperBound ? place.lines.upperBound : line + 1
        return (row == 0 ? 0 : above)..<(row == rowCount - 1 ? lineCount : below)
    }

    private func place(ofRow row: Int) -> Place? {
        places.last { $0.firstRow <= row && $0.section.count > 0 }
    }

    /// Returns the rows in `lines`.
    func rows(in lines: Range<Int>) -> Range<Int> {
        var rows = 0..<0
        forEachLine(in: lines) { _, line in
            if case .row(let row) = line { rows = (rows.isEmpty ? row : rows.lowerBound)..<row + 1 }
        }
        return rows
    }

    /// Calls `body` with the content of each line in `lines`, except blank lines.
    func forEachLine(in lines: Range<Int>, _ body: (Int, Line) -> Void) {
        for place in places where place.lines.overlaps(lines) {
            for line in place.lines.clamped(to: lines) {
                if line < place.rows.lowerBound {
                    body(line, .heading(place.section.heading ?? ""))
                } else if line >= place.rows.upperBound {
                    body(line, .footer(place.section.footer ?? ""))
                } else {
                    body(line, .row(place.firstRow + line - place.firstLine))
                }
            }
        }
    }
}
