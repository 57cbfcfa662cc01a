/// One place of a grid: a character, or the right half of the wide one before it, and a style.
///
/// Sixteen bytes without padding, so that rows of cells can be compared as memory.
public struct Cell: Hashable, Sendable {
    /// A scalar; or, with the highest bit set, an index into the grid's clusters; or 0 for a right half.
    let glyph: UInt32
    /// 1; 2 for the left half of a wide character; 0 for its right half.
    let width: UInt32
    /// How the character looks.
    public let style: Style

    init(glyph: UInt32, width: Int, style: Style) {
        self.glyph = glyph
        self.width = UInt32(width)
        self.style = style
    }

    static let blank = Cell(style: .plain)
    static let clusterBit: UInt32 = 1 << 31

    /// A blank in `style`.
    init(style: Style) {
        self.init(glyph: 0x20, width: 1, style: style)
    }

    static func rightHalf(style: Style) -> Cell { Cell(glyph: 0, width: 0, style: style) }

    /// Whether this is the right half of the wide character in the cell before.
    public var isRightHalf: Bool { width == 0 }

    /// Whether this is the left half of a wide character, which takes the next cell, too.
    public var isWide: Bool { width == 2 }

    /// The character, where it is but one scalar.
    public var scalar: Unicode.Scalar? {
        isRightHalf || isCluster ? nil : Unicode.Scalar(glyph)
    }

    var isCluster: Bool { glyph & Cell.clusterBit != 0 }
}
