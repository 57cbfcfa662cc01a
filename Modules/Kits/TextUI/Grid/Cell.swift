/// One place of a grid: a character, or the right half of the wide one before it, and a style.
public struct Cell: Hashable, Sendable {
    /// A scalar; or, with the highest bit set, an index into the grid's clusters; or 0 for a right half.
    var glyph: UInt32
    /// How the character looks.
    public let style: Style

    init(glyph: UInt32, style: Style) {
        self.glyph = glyph
        self.style = style
    }

    static let blank = Cell(glyph: 0x20, style: .plain)
    static let rightHalf: UInt32 = 0
    static let clusterBit: UInt32 = 1 << 31

    /// Whether this is the right half of the wide character in the cell before.
    public var isRightHalf: Bool { glyph == Cell.rightHalf }
}
