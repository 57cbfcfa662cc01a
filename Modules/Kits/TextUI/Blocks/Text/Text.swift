/// Words, wrapped to the width they are given.
public struct Text: Block {
    private let first: SanitizedText
    /// Apart from the first, since most texts have but one, and an array is a block of memory.
    private let others: [SanitizedText]
    private var alignment = HorizontalAlignment.leading
    private var lineLimit = Int.max
    private var truncationMode = TruncationMode.tail

    /// Which part of a last line with more text than room gives way to an ellipsis.
    public enum TruncationMode: Hashable, Sendable {
        /// The end of the text shows.
        case head
        /// The line's beginning and the end of the text show.
        case middle
        /// The line's beginning shows.
        case tail
    }

    /// - Parameter string: Any text; it is made safe, and line breaks begin new lines.
    public init(_ string: String) {
        if SanitizedText.isOneLine(string) {
            (first, others) = (SanitizedText(string), [])
        } else {
            let lines = SanitizedText.lines(of: string)
            (first, others) = (lines.first ?? SanitizedText(""), Array(lines.dropFirst()))
        }
    }

    /// The same text in at most `lines` lines; what is cut off shows as an ellipsis.
    public func lineLimit(_ lines: Int) -> Text {
        var text = self
        text.lineLimit = max(1, lines)
        return text
    }

    /// The same text, cut at that part of its last line.
    public func truncationMode(_ mode: TruncationMode) -> Text {
        var text = self
        text.truncationMode = mode
        return text
    }

    /// The same text with its lines at that edge.
    public func multilineTextAlignment(_ alignment: HorizontalAlignment) -> Text {
        var text = self
        text.alignment = alignment
        return text
    }

    /// The longest line and the number of lines, with room for an ellipsis where they are more than there is room for.
    public func sizeThatFits(_ proposal: Size) -> Size {
        if fitsInOneLine(proposal) { return Size(width: first.width, height: 1) }
        let (lines, ending) = lines(in: proposal)
        let last = lines.last.map { widthOfLast($0, ending: ending) } ?? 0
        let width = lines.dropLast().reduce(last) { max($0, $1.width) }
        return Size(width: min(width, proposal.width), height: lines.count)
    }

    /// Draws as many lines as the frame and the limit have room for.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        if fitsInOneLine(frame.size) {
            canvas.elements([(first, Rect(x: frame.x, y: frame.y, width: frame.width, height: 1))])
            return draw(first, row: 0, in: frame, on: &canvas)
        }
        var (lines, ending) = lines(in: frame.size)
        canvas.elements(elements(in: frame, height: lines.count))
        if let ending, let last = lines.popLast() {
            let ellipsis = canvas.appearance.symbols.ellipsis
            lines.append(last.cut(to: frame.width, mode: truncationMode, ending: ending, ellipsis: ellipsis))
        }
        canvas.clipped(to: frame) { canvas in
            for (row, line) in lines.enumerated() { draw(line, row: row, in: frame, on: &canvas) }
        }
    }

    /// The text's own lines, and where each shows; those that are cut off are said with the last that shows.
    private func elements(in frame: Rect, height: Int) -> [(SanitizedText, Rect)] {
        var row = 0
        return ([first] + others).map { line in
            let start = min(row, height - 1)
            row += line.wrapped(to: frame.width, limit: max(1, height - row)).count
            return (line, Rect(x: frame.x, y: frame.y + start, width: frame.width, height: min(row, height) - start))
        }
    }

    private func draw(_ line: SanitizedText, row: Int, in frame: Rect, on canvas: inout Canvas) {
        canvas.draw(line, x: frame.x + alignment.offset(line.width, in: frame.width), y: frame.y + row)
    }

    private func fitsInOneLine(_ size: Size) -> Bool {
        others.isEmpty && size.height > 0 && size.width > 0 && first.width <= size.width
    }

    /// Which ellipsis will be drawn is not known when a text is measured: the wider one fits in any case.
    private func widthOfLast(_ line: SanitizedText, ending: SanitizedText?) -> Int {
        guard let ending else { return line.width }
        let ellipsis = Symbols.ascii.ellipsis.width
        return switch truncationMode {
        case .head: ending.width + ellipsis
        // Each half is as wide as the wider one may be.
        case .middle: 2 * max(line.width, ending.width) + ellipsis
        case .tail: line.width + ellipsis
        }
    }

    /// The lines that show; and where there is more than shows, the text whose end is the end of all.
    ///
    /// The last line and the ending may be wider than there is room for.
    private func lines(in size: Size) -> (lines: [SanitizedText], ending: SanitizedText?) {
        let limit = min(size.height, lineLimit)
        guard size.width > 0, limit > 0 else { return ([], nil) }
        var lines: [SanitizedText] = []
        for paragraph in [first] + others {
            if lines.count == limit { return (lines, others.last) }
            lines += paragraph.wrapped(to: size.width, limit: limit - lines.count)
        }
        return (lines, lines.last.flatMap { $0.width > size.width ? $0 : nil })
    }
}
