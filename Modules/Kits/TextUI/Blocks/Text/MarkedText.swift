/// A line of text with marked parts, such as search matches.
///
/// Marked parts are bold and underlined.
///
/// An ellipsis is marked if it replaces marked text. A line break is shown as a symbol.
public struct MarkedText: RowBlock {
    private let line: SanitizedText
    /// The marked ranges, in columns of the line.
    private let marks: [Range<Int>]

    /// - Parameters:
    ///   - string: Any text; it is sanitized.
    ///   - marks: The parts of `string` to mark, made of whole characters.
    public init(_ string: String, marks: [Range<String.Index>]) {
        let column = { (index: String.Index) in SanitizedText(String(string[..<index])).width }
        line = SanitizedText(string)
        self.marks = marks.map { column($0.lowerBound)..<column($0.upperBound) }
    }

    /// Draws the line, and then changes the style of its marks.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        guard !frame.isEmpty else { return }
        canvas.elements([(line, Rect(x: frame.x, y: frame.y, width: frame.width, height: 1))])
        let drawn = line.truncated(to: frame.width, ellipsis: canvas.appearance.symbols.ellipsis)
        let isTruncated = line.width > frame.width
        if isTruncated { canvas.truncatedTexts?.append(line.string) }
        canvas.draw(drawn, x: frame.x, y: frame.y)
        let ellipsis = isTruncated ? drawn.width - canvas.appearance.symbols.ellipsis.width : line.width
        for mark in marks {
            // If the ellipsis hides marked text, the ellipsis is marked instead.
            let start = min(mark.lowerBound, ellipsis)
            let end = mark.upperBound > ellipsis ? drawn.width : mark.upperBound
            canvas.restyle(Rect(x: frame.x + start, y: frame.y, width: end - start, height: 1)) {
                $0.attributes.formUnion([.bold, .underline])
            }
        }
    }
}
