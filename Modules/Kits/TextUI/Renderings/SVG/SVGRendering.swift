extension CellGrid {
    /// The grid as an SVG picture of a window.
    ///
    /// No font makes a row drift: each word of ASCII has its place and its length, every other character is in the middle
    /// of its own cells, and what has to touch its neighbours, boxes, blocks and backgrounds, is drawn as rectangles.
    ///
    /// - Parameters:
    ///   - theme: Also the colours of the window, which in a terminal are the terminal's own.
    ///   - title: What stands in the window's upper edge; one too long for it is cut there.
    ///   - cursor: Where the text cursor is, if there is one.
    /// - Returns: An XML document, one element a line.
    public func svg(theme: Theme, title: String, cursor: Point? = nil) -> String {
        let window = SVGWindow(size: size, theme: theme, title: SanitizedText(title))
        let rows = (0..<size.height).map { SVGRow(of: self, y: $0, theme: theme, cursor: cursor) }
        let lines = window.opening + rows.flatMap(\.backgrounds) + rows.flatMap(\.marks) + window.closing
        return lines.joined(separator: "\n")
    }
}

/// How large a cell is in a picture, in its units.
///
/// Monospaced fonts are 0.6 of their size wide: at 15, as wide as a cell. A cell twice as high as it is wide has room for
/// two square pixels.
enum SVGCell {
    static var width: Int { 9 }
    static var height: Int { 18 }
    static var fontSize: Int { 15 }
    /// Where letters stand, from the cell's upper edge.
    static var baseline: Int { 14 }
}

extension SanitizedText {
    /// The text as the content of an XML element or attribute.
    var xml: String { string.unicodeScalars.map(\.xml).joined() }
}

extension Character {
    /// The character as the content of an XML element or attribute.
    var xml: String { unicodeScalars.map(\.xml).joined() }
}

extension Unicode.Scalar {
    /// By scalar, for a mark may follow a `<` within its character.
    fileprivate var xml: String {
        switch self {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case "'": "&apos;"
        default: String(self)
        }
    }
}
