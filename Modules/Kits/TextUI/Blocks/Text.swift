/// Words, wrapped to the width they are given.
public struct Text: Block {
    private let paragraphs: [SanitizedText]
    private var alignment = HorizontalAlignment.leading
    private var lineLimit = Int.max

    /// - Parameter string: Any text; it is made safe, and line breaks begin new lines.
    public init(_ string: String) {
        paragraphs = SanitizedText.lines(of: string)
    }

    /// The same text in at most `lines` lines; what is cut off shows as an ellipsis.
    public func lineLimit(_ lines: Int) -> Text {
        var text = self
        text.lineLimit = max(1, lines)
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
        let (lines, isCut) = lines(in: proposal)
        // Which ellipsis will be drawn is not known here: the wider one fits in any case.
        let ellipsis = isCut ? Symbols.ascii.ellipsis.width : 0
        let last = lines.last.map { $0.width + ellipsis } ?? 0
        let width = lines.reduce(last) { max($0, $1.width) }
        return Size(width: min(width, proposal.width), height: lines.count)
    }

    /// Draws as many lines as the frame and the limit have room for.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        var (lines, isCut) = lines(in: frame.size)
        if isCut, let last = lines.popLast() {
            lines.append(last.cut(to: frame.width, ellipsis: canvas.appearance.symbols.ellipsis))
        }
        canvas.clipped(to: frame) { canvas in
            for (row, line) in lines.enumerated() {
                canvas.draw(line, x: frame.x + alignment.offset(line.width, in: frame.width), y: frame.y + row)
            }
        }
    }

    /// The lines that show, and whether there is more; then the last line may be wider than there is room for.
    private func lines(in size: Size) -> (lines: [SanitizedText], isCut: Bool) {
        let limit = min(size.height, lineLimit)
        guard size.width > 0, limit > 0 else { return ([], false) }
        if paragraphs.count == 1, paragraphs[0].width <= size.width { return (paragraphs, false) }
        var lines: [SanitizedText] = []
        for paragraph in paragraphs {
            if lines.count == limit { return (lines, true) }
            lines += paragraph.wrapped(to: size.width, limit: limit - lines.count)
        }
        return (lines, lines.last.map { $0.width > size.width } ?? false)
    }
}
