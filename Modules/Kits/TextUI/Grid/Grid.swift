/// A screen as a plain value: rows of cells.
public struct Grid: Sendable {
    /// The number of columns and of rows.
    public let size: Size
    /// Row by row from the top left.
    private var cells: [Cell]
    /// The characters that are more than one scalar, each once.
    private var clusters: [Character] = []
    private var clusterIndices: [Character: UInt32] = [:]

    /// A grid of blanks.
    public init(size: Size) {
        self.size = size
        cells = Array(repeating: .blank, count: size.width * size.height)
    }

    /// The cell in column `x` of row `y`, both from 0; a blank outside the grid.
    public subscript(x: Int, y: Int) -> Cell {
        contains(x, y) ? cells[y * size.width + x] : .blank
    }

    /// What `cell`, one of this grid's, shows; nil for a right half.
    public func character(of cell: Cell) -> Character? {
        if cell.isRightHalf { return nil }
        return cluster(of: cell) ?? Unicode.Scalar(cell.glyph).map(Character.init)
    }

    /// Whether the cell at `x`, `y` begins a wide character.
    public func isWide(_ x: Int, _ y: Int) -> Bool {
        x + 1 < size.width && !self[x, y].isRightHalf && self[x + 1, y].isRightHalf
    }

    private func cluster(of cell: Cell) -> Character? {
        let index = Int(cell.glyph & ~Cell.clusterBit)
        return cell.glyph & Cell.clusterBit != 0 && index < clusters.count ? clusters[index] : nil
    }

    private func contains(_ x: Int, _ y: Int) -> Bool {
        x >= 0 && y >= 0 && x < size.width && y < size.height
    }
}

extension Grid {
    /// Puts `character`, which takes `width` cells, 1 or 2, at `x`, `y`.
    ///
    /// One that does not fit whole into the grid is left out, and what is left of a wide character that it covers by
    /// half becomes a blank: no wide character is ever split.
    mutating func put(_ character: Character, width: Int, x: Int, y: Int, style: Style) {
        put(glyph: glyph(for: character), width: width, x: x, y: y, style: style)
    }

    /// As the other, for a character that is but one scalar, by that scalar's value.
    mutating func put(glyph: UInt32, width: Int, x: Int, y: Int, style: Style) {
        guard contains(x, y), contains(x + width - 1, y) else { return }
        clearWide(coveredFrom: x, to: x + width, y: y)
        let index = y * size.width + x
        cells[index] = Cell(glyph: glyph, style: style)
        if width == 2 { cells[index + 1] = Cell(glyph: Cell.rightHalf, style: style) }
    }

    private mutating func glyph(for character: Character) -> UInt32 {
        let scalars = character.unicodeScalars
        if let scalar = scalars.first, scalars.count == 1 { return scalar.value }
        if let glyph = clusterIndices[character] { return glyph }
        let glyph = UInt32(clusters.count) | Cell.clusterBit
        clusters.append(character)
        clusterIndices[character] = glyph
        return glyph
    }

    /// A right half is never in the first column, nor alone: each has its left half in the cell before.
    private mutating func clearWide(coveredFrom x: Int, to end: Int, y: Int) {
        let row = y * size.width
        if cells[row + x].isRightHalf { cells[row + x - 1].glyph = Cell.blank.glyph }
        if end < size.width, cells[row + end].isRightHalf { cells[row + end].glyph = Cell.blank.glyph }
    }
}

extension Grid: Equatable {
    /// Two grids are equal when they show the same.
    ///
    /// Complexity: O(cells).
    public static func == (one: Grid, other: Grid) -> Bool {
        guard one.size == other.size else { return false }
        if one.clusters == other.clusters { return one.cells == other.cells }
        return zip(one.cells, other.cells).allSatisfy { cell, otherCell in
            let cluster = one.cluster(of: cell)
            return cell.style == otherCell.style && cluster == other.cluster(of: otherCell)
                && (cluster != nil || cell.glyph == otherCell.glyph)
        }
    }
}
