/// Text that wraps to the available width.
public struct Text: Block {
    private let first: SanitizedText
    /// The lines after the first.
    ///
    /// Most texts have only one line, so they need no array, which would cost an allocation.
    private let others: [SanitizedText]
    private var alignment = HorizontalAlignment.leading
    private var lineLimit = Int.max

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

    /// Returns this text with its lines aligned by `alignment`.
    public func multilineTextAlignment(_ alignment: HorizontalAlignment) -> Text {
        var text = self
        text.alignment = alignment
        return text
    }

    /// Returns the width of the longest line and the number of lines, with room for an ellipsis if the text is
    /// truncated.
    public func sizeThatFits(_ proposal: Size) -> Size {
        if fitsInOneLine(proposal) { return Size(width: first.width, height: 1) }
        let (lines, isTruncated) = lines(in: proposal)
        // Only drawing decides between the Unicode and the ASCII ellipsis, so there is room for the wider of the two.
        let last = (lines.last?.width ?? 0) + (isTruncated ? Symbols.ascii.ellipsis.width : 0)
        let width = lines.dropLast().reduce(last) { max($0, $1.width) }
        return Size(width: min(width, proposal.width), height: lines.count)
    }

    /// Draws as many lines as the frame and the line limit allow.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        if fitsInOneLine(frame.size) {
            canvas.elements([(first, Rect(x: frame.x, y: frame.y, width: frame.width, height: 1))])
            return draw(first, row: 0, in: frame, on: &canvas)
        }
        var (lines, isTruncated) = lines(in: frame.size)
        canvas.elements(elements(in: frame, height: lines.count))
        if isTruncated, let last = lines.popLast() {
            canvas.truncatedTexts?.append(([first] + others).map(\.string).joined(separator: "\n"))
            let ellipsis = canvas.appearance.symbols.ellipsis
            lines.append(last.cut(to: frame.width, ellipsis: ellipsis))
        }
        canvas.clipped(to: frame) { canvas in
            for (row, line) in lines.enumerated() { draw(line, row: row, in: frame, on: &canvas) }
        }
    }

    /// Returns the text's lines before wrapping, each with its frame.
    ///
    /// Lines that are cut off get the frame of the last visible line.
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

    /// Returns the visible lines, and whether there is more text; the last line may be wider than `size`.
    private func lines(in size: Size) -> (lines: [SanitizedText], isTruncated: Bool) {
        let limit = min(size.height, lineLimit)
        guard size.width > 0, limit > 0 else { return ([], false) }
        var lines: [SanitizedText] = []
        for paragraph in [first] + others {
            if lines.count == limit { return (lines, true) }
            lines += paragraph.wrapped(to: size.width, limit: limit - lines.count)
        }
        return (lines, lines.last.map { $0.width > size.width } ?? false)
    }
}
