/// Those characters of a grid that consist of several scalars.
///
/// Each such character has a number, which a cell stores.
struct ClusterTable: Equatable, Sendable {
    private var characters: [Character] = []
    private var numbers: [Character: UInt32] = [:]

    var isEmpty: Bool { characters.isEmpty }

    func character(of cell: Cell) -> Character? {
        let number = Int(cell.glyph & ~Cell.clusterBit)
        return cell.isCluster && number < characters.count ? characters[number] : nil
    }

    /// Returns the value that a cell stores for `character`.
    mutating func glyph(for character: Character) -> UInt32 {
        let scalars = character.unicodeScalars
        if let scalar = scalars.first, scalars.count == 1 { return scalar.value }
        if let number = numbers[character] { return number | Cell.clusterBit }
        let number = UInt32(characters.count)
        characters.append(character)
        numbers[character] = number
        return number | Cell.clusterBit
    }

    static func == (one: ClusterTable, other: ClusterTable) -> Bool {
        one.characters == other.characters
    }
}

extension CellGrid {
    /// Returns this grid with its clusters numbered as in `other`, so that cells are equal if they look the same.
    ///
    /// Each grid numbers its clusters in the order in which they are drawn. Nothing changes if this grid has no
    /// clusters, or if both grids have the same clusters in the same order.
    ///
    /// Complexity: O(cells), or O(clusters) if nothing changes.
    public func numberingClusters(as other: CellGrid) -> CellGrid {
        if clusters.isEmpty || clusters == other.clusters { return self }
        var grid = self
        grid.clusters = other.clusters
        for index in cells.indices {
            guard let character = clusters.character(of: cells[index]) else { continue }
            let glyph = grid.clusters.glyph(for: character)
            grid.cells[index] = Cell(glyph: glyph, width: Int(cells[index].width), style: cells[index].style)
        }
        return grid
    }
}
