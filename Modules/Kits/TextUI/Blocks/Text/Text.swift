/// Text that wraps to the available width.
public struct Text: Block {
    private let first: SanitizedText
    /// Separate from the first, because most texts have only one line, and an array is an allocation.
    private let others: [SanitizedText]
    private var alignment = HorizontalAlignment.leading
    private var lineLimit = Int.max
    private var truncationMode = TruncationMode.tail

    /// The place of the ellipsis in a last line that is too long.
    public enum TruncationMode: Hashable, Sendable {
        /// In the middle: the line's beginning and the end of the text are shown.
        case middle
        /// At the end: the line's beginning is shown.
        case tail
    }

    /// - Parameter string: Any text; it is sanitized, and line breaks start new lines.
    public init(_ string: String) {
        if let line = SanitizedText(oneLine: string) {
            (first, others) = (line, [])
        } else {
            let lines = SanitizedText.lines(of: string)
            (first, others) = (lines.first ?? SanitizedText(""), Array(lines.dropFirst()))
        }
    }

    /// Returns this text with at most `lines` lines; an ellipsis stands for the rest.
    public func lineLimit(_ lines: Int) -> Text {
        var text = self
        text.lineLimit = max(1, lines)
        return text
    }

    /// Returns this text with the ellipsis in that place.
    public func truncationMode(_ mode: TruncationMode) -> Text {
        var text = self
        text.truncationMode = mode
        return text
    }

    /// Returns this text with its lines aligned that way.
    public func multilineTextAlignment(_ alignment: HorizontalAlignment) -> Text {
        var text = self
        text.alignment = alignment
        return text
    }

    /// Returns the width of the longest line and the number of lines, with room for an ellipsis if the text is
    /// truncated.
    public func sizeThatFits(_ proposal: Size) -> Size {
        if fitsInOneLine(proposal) { return Size(width: first.width, height: 1) }
        let (lines, ending) = lines(in: proposal)
        let last = lines.last.map { widthOfLast($0, ending: ending) } ?? 0
        let width = lines.dropLast().reduce(last) { max($0, $1.width) }
        return Size(width: min(width, proposal.width), height: lines.count)
    }

    /// Draws as many lines as the frame and the line limit allow.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        if fitsInOneLine(frame.size) {
            canvas.elements([(first, Rect(x: frame.x, y: frame.y, width: frame.width, height: 1))])
            return draw(first, row: 0, in: frame, on: &canvas)
        }
        var (lines, ending) = lines(in: frame.size)
        canvas.elements(elements(in: frame, height: lines.count))
        if let ending, let last = lines.popLast() {
            canvas.truncatedTexts?.append(([first] + others).map(\.string).joined(separator: "\n"))
            let ellipsis = canvas.appearance.symbols.ellipsis
            lines.append(last.cut(to: frame.width, mode: truncationMode, ending: ending, ellipsis: ellipsis))
        }
        canvas.clipped(to: frame) { canvas in
            for (row, line) in lines.enumerated() { draw(line, row: row, in: frame, on: &canvas) }
        }
    }

    /// Returns the text's own lines with the frame of each.
    ///
    /// Lines that are cut off get the frame of the last visible one.
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

    /// Returns the width of the last line with the wider ellipsis, because which one will be drawn is not known yet.
    private func widthOfLast(_ line: SanitizedText, ending: SanitizedText?) -> Int {
        guard let ending else { return line.width }
        let ellipsis = Symbols.ascii.ellipsis.width
        return switch truncationMode {
        // The two halves may differ in width: there is room for the wider one on both sides.
        case .middle: 2 * max(line.width, ending.width) + ellipsis
        case .tail: line.width + ellipsis
        }
    }

    /// Returns the visible lines.
    ///
    /// If some text is cut off, also returns the line whose end may be shown behind the ellipsis.
    ///
    /// Both the last visible line and `ending` may be wider than `size`.
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
