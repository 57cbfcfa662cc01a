/// A screen as a plain value: rows of cells.
public struct CellGrid: Sendable {
    /// The number of columns and of rows.
    public let size: Size
    /// The cells, row by row from the top left.
    var cells: [Cell]
    var clusters = ClusterTable()

    /// Creates a grid of blanks.
    public init(size: Size) {
        self.size = size
        cells = Array(repeating: .blank, count: size.width * size.height)
    }

    /// The cell in column `x` of row `y`, both from 0; a blank outside the grid.
    public subscript(x: Int, y: Int) -> Cell {
        size.contains(x, y) ? cells[y * size.width + x] : .blank
    }

    /// Returns the cells of row `y`, from the left; none outside the grid.
    public func row(_ y: Int) -> ArraySlice<Cell> {
        y >= 0 && y < size.height ? cells[y * size.width..<(y + 1) * size.width] : []
    }

    /// Returns the character of `cell`, which must be from this grid; nil for a right half.
    public func character(of cell: Cell) -> Character? {
        cell.scalar.map(Character.init) ?? clusters.character(of: cell)
    }

    /// Appends, in UTF-8, the character of `cell`, which must be from this grid; nothing for a right half.
    public func appendUTF8(of cell: Cell, to bytes: inout [UInt8]) {
        if let scalar = cell.scalar {
            if scalar.isASCII { return bytes.append(UInt8(truncatingIfNeeded: scalar.value)) }
            bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        } else if let character = clusters.character(of: cell) {
            bytes.append(contentsOf: character.utf8)
        }
    }
}

extension Size {
    /// Returns whether a grid of this size has a column `x` and a row `y`.
    func contains(_ x: Int, _ y: Int) -> Bool { x >= 0 && y >= 0 && x < width && y < height }
}

extension CellGrid: Equatable {
    /// Returns whether two grids look the same.
    ///
    /// Complexity: O(cells).
    public static func == (one: CellGrid, other: CellGrid) -> Bool {
        one.size == other.size && one.numberingClusters(as: other).cells == other.cells
    }
}

extension CellGrid {
    /// Returns the number of cells that look different in `other`, or the number of all cells if the sizes differ.
    ///
    /// Complexity: O(cells).
    public func differenceCount(from other: CellGrid) -> Int {
        guard size == other.size else { return cells.count }
        return zip(cells, other.numberingClusters(as: self).cells).count { $0 != $1 }
    }
}
