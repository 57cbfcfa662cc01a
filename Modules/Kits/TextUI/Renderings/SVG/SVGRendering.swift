extension CellGrid {
    /// Returns the grid as an SVG picture of a window.
    ///
    /// Rows stay aligned in any font: each word of ASCII has a fixed position and length, and every other character is
    /// centred in its own cells. Borders, block characters and backgrounds have to touch their neighbours, so they are
    /// drawn as shapes.
    ///
    /// - Parameters:
    ///   - theme: The colours of the text, and of the window, which a terminal would provide itself.
    ///   - title: The title of the window; it is truncated if it is too long.
    ///   - cursor: The position of the text cursor, if there is one.
    /// - Returns: An XML document with one element per line.
    public func svg(theme: Theme, title: String, cursor: Point? = nil) -> String {
        let window = SVGWindow(size: size, theme: theme, title: SanitizedText(title))
        let rows = (0..<size.height).map { SVGRow(of: self, y: $0, theme: theme, cursor: cursor) }
        let lines = window.opening + rows.flatMap(\.backgrounds) + rows.flatMap(\.marks) + window.closing
        return lines.joined(separator: "\n")
    }
}

/// The size of a cell in a picture, in SVG units.
///
/// A monospaced character's width is 0.6 times the font size, so at font size 15 it equals a cell's width. A cell is
/// twice as high as it is wide, so it has room for two square pixels.
enum SVGCell {
    static var width: Int { 9 }
    static var height: Int { 18 }
    static var fontSize: Int { 15 }
    /// The distance from the cell's upper edge to the baseline of letters.
    static var baseline: Int { 14 }
}

extension String {
    /// The text, escaped for an XML element or attribute.
    var xml: String { unicodeScalars.map(\.xml).joined() }
}

extension Unicode.Scalar {
    /// Escapes scalars, not characters, because a mark may follow a `<` within the same character.
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
