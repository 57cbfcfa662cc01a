/// A line of text, some parts of which are bold and underlined, such as those that a search found.
///
/// An ellipsis is marked if it stands for anything marked. A line break is shown as a symbol.
public struct MarkedText: RowBlock {
    private let line: SanitizedText
    /// In columns of the line.
    private let marks: [Range<Int>]
    private let truncationMode: Text.TruncationMode

    /// - Parameters:
    ///   - string: Any text; it is sanitized.
    ///   - marks: The parts of `string` to mark, made of whole characters.
    ///   - truncationMode: The place of the ellipsis in a line that is too long.
    public init(_ string: String, marks: [Range<String.Index>], truncationMode: Text.TruncationMode = .tail) {
        let column = { (index: String.Index) in SanitizedText(String(string[..<index])).width }
        line = SanitizedText(string)
        self.marks = marks.map { column($0.lowerBound)..<column($0.upperBound) }
        self.truncationMode = truncationMode
    }

    /// Draws the line, and then changes the style of its marks.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        guard !frame.isEmpty else { return }
        canvas.elements([(line, Rect(x: frame.x, y: frame.y, width: frame.width, height: 1))])
        let ellipsis = canvas.appearance.symbols.ellipsis
        let isCut = line.width > frame.width
        if isCut { canvas.truncatedTexts?.append(line.string) }
        let drawn = isCut ? line.cut(to: frame.width, mode: truncationMode, ending: line, ellipsis: ellipsis) : line
        canvas.draw(drawn, x: frame.x, y: frame.y)
        for columns in marks.map({ columns(of: $0, in: drawn) }) {
            canvas.restyle(Rect(x: frame.x + columns.lowerBound, y: frame.y, width: columns.count, height: 1)) {
                $0.attributes.formUnion([.bold, .underline])
            }
        }
    }

    /// Returns the columns that show a mark: what `drawn` begins and ends with is in place, the ellipsis is the rest.
    private func columns(of mark: Range<Int>, in drawn: SanitizedText) -> Range<Int> {
        let head = Self.commonWidth(line.string, drawn.string)
        let tail = Self.commonWidth(line.string.reversed(), drawn.string.reversed())
        let dropped = line.width - drawn.width
        let (start, end) = (mark.lowerBound, mark.upperBound)
        let first = start < head ? start : start < line.width - tail ? head : start - dropped
        return first..<max(first, end <= head ? end : end <= line.width - tail ? drawn.width - tail : end - dropped)
    }

    private static func commonWidth(_ one: some Sequence<Character>, _ other: some Sequence<Character>) -> Int {
        zip(one, other).prefix { $0 == $1 }.reduce(0) { $0 + String($1.0).cellCount }
    }
}
