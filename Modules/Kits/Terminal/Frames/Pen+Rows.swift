import TextUI

extension Pen {
    /// The longest run of blanks that is written; longer runs are erased.
    private static let mostBlanks = 8
    /// The maximum number of unchanged cells that are redrawn instead of skipped with a cursor move.
    private static let widestGap = 3

    /// Changes the row on the terminal from `old` to `new`, which is row `y` of `grid`.
    mutating func draw(_ new: Row, of grid: CellGrid, y: Int, over old: Row) {
        let old = eraseGaps(in: new, y: y, over: old)
        // A character of disputed width may cover the next cells, so these cells are redrawn with the character.
        var coveredEnd = 0
        var x = 0
        while x < new.count {
            let cell = new[new.startIndex + x]
            let before = old[old.startIndex + x]
            if cell == before, x >= coveredEnd || cell.isRightHalf {
                x += 1
                continue
            }
            closeGap(before: x, in: new, of: grid, y: y)
            move(to: Point(x: x, y: y))
            let blanks = isBlank(cell) ? new.dropFirst(x).prefix(while: isBlank).count : 0
            if blanks == new.count - x { return erase() }
            if blanks > Pen.mostBlanks {
                erase(blanks)
                x += blanks
            } else {
                draw(cell, of: grid)
                let end = x + (cell.isWide ? 2 : 1)
                // A terminal may draw a single scalar two cells wide. That is harmless if a blank follows: the
                // second half disappears when the scalar is replaced.
                let isHarmless = cell.scalar != nil && end < new.count && isBlank(new[new.startIndex + end])
                if !isHarmless { coveredEnd = max(coveredEnd, x + reach(of: cell, in: grid)) }
                x = end
            }
            let last = old[old.startIndex + x - 1]
            if !AgreedWidth.isAgreed(last) { coveredEnd = max(coveredEnd, x + 1) }
        }
    }

    /// Erases the whole changed range if it has several long gaps: one erase takes fewer bytes than an erase for each
    /// gap.
    ///
    /// - Returns: The row as the terminal then shows it.
    private mutating func eraseGaps(in new: Row, y: Int, over old: Row) -> Row {
        var (first, last, gaps, gap) = (0, -1, 0, 0)
        for x in 0..<new.count {
            let cell = new[new.startIndex + x]
            let isChanged = cell != old[old.startIndex + x]
            gap = isChanged && isBlank(cell) ? gap + 1 : 0
            if gap == Pen.mostBlanks + 1 { gaps += 1 }
            guard isChanged else { continue }
            if last < 0 { first = x }
            last = x
        }
        guard gaps > 1, AgreedWidth.isAgreed(old[old.startIndex + last]) else { return old }
        // Gives up if an unchanged cell that is not blank would be erased, too.
        for x in first...last where new[new.startIndex + x] == old[old.startIndex + x] {
            guard isBlank(new[new.startIndex + x]) else { return old }
        }
        move(to: Point(x: first, y: y))
        erase(last + 1 == new.count ? nil : last + 1 - first)
        let blank = Row.blank(width: last + 1 - first)
        return old.prefix(first) + blank + old.dropFirst(last + 1)
    }

    /// Returns how many cells a terminal that does not know grapheme clusters may use for a cell's character.
    private func reach(of cell: Cell, in grid: CellGrid) -> Int {
        guard !AgreedWidth.isAgreed(cell), let character = grid.character(of: cell) else { return 0 }
        return max(2, character.unicodeScalars.reduce(0) { $0 + DisplayWidth.of(Character($1)) })
    }

    /// Redraws the cells between the cursor and `x`, if they are few and in the current style.
    ///
    /// Redrawing a few cells takes fewer bytes than a move.
    private mutating func closeGap(before x: Int, in row: Row, of grid: CellGrid, y: Int) {
        guard let position, position.y == y, 1...Pen.widestGap ~= x - position.x else { return }
        let gap = row.dropFirst(position.x).prefix(x - position.x)
        let current = visible(style)
        guard gap.allSatisfy({ $0.scalar?.isASCII == true && visible($0.style) == current }) else { return }
        for cell in gap { draw(cell, of: grid) }
    }

    private func isBlank(_ cell: Cell) -> Bool {
        cell.scalar == " " && visible(cell.style) == .plain
    }
}
