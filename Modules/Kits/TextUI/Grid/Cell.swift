/// One cell of a grid: a style with a character, or with the right half of the wide character before it.
///
/// A cell has sixteen bytes without padding, so that rows of cells can be compared as memory.
public struct Cell: Hashable, Sendable {
    /// A scalar; 0 for a right half; or, if the highest bit is set, an index into the grid's clusters.
    let glyph: UInt32
    /// The number of cells: 1, or 2 for the left half of a wide character and 0 for its right half.
    let width: UInt32
    /// The look of the character.
    public let style: Style

    init(glyph: UInt32, width: Int, style: Style) {
        self.glyph = glyph
        self.width = UInt32(width)
        self.style = style
    }

    static let blank = Cell(style: .plain)
    static let clusterBit: UInt32 = 1 << 31

    /// Creates a blank in `style`.
    init(style: Style) {
        self.init(glyph: 0x20, width: 1, style: style)
    }

    static func rightHalf(style: Style) -> Cell { Cell(glyph: 0, width: 0, style: style) }

    /// Whether this is the right half of the wide character in the previous cell.
    public var isRightHalf: Bool { width == 0 }

    /// Whether this is the left half of a wide character, which also takes the next cell.
    public var isWide: Bool { width == 2 }

    /// The character, if it consists of one scalar.
    public var scalar: Unicode.Scalar? {
        isRightHalf || isCluster ? nil : Unicode.Scalar(glyph)
    }

    var isCluster: Bool { glyph & Cell.clusterBit != 0 }
}
