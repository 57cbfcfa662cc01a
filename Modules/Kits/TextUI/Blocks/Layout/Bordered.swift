/// A block in a box.
public struct Bordered<Content: Block>: CompositeBlock {
    /// The block, with room for the box.
    public let body: Padding<Content>
    private let style: BorderStyle
    private let title: SanitizedText

    fileprivate init(_ content: Content, style: BorderStyle, title: String) {
        body = content.padding(Insets(top: 1, leading: 1, bottom: 1, trailing: 1))
        self.style = style
        self.title = SanitizedText(title)
    }

    /// Draws the box over whatever was in the frame; draws nothing if there is no room for two edges.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        guard frame.width > 1, frame.height > 1 else { return }
        canvas.fill(frame)
        canvas.hideTapTargets(in: frame)
        drawLines(around: frame, on: &canvas)
        drawTitle(over: frame, on: &canvas)
        let lines = canvas.lines { body.draw(in: frame, on: &$0) }
        for line in lines { join(line, to: frame, on: &canvas) }
    }

    private func drawLines(around frame: Rect, on canvas: inout Canvas) {
        let border = canvas.appearance.symbols.border(style)
        let right = frame.maxX - 1
        let bottom = frame.maxY - 1
        canvas.draw(border.horizontal, times: frame.width, x: frame.x, y: frame.y)
        canvas.draw(border.horizontal, times: frame.width, x: frame.x, y: bottom)
        let visible = frame.intersection(canvas.clip)
        for y in visible.y..<visible.maxY {
            canvas.draw(border.vertical, x: frame.x, y: y)
            canvas.draw(border.vertical, x: right, y: y)
        }
        canvas.draw(border.topLeading, x: frame.x, y: frame.y)
        canvas.draw(border.topTrailing, x: right, y: frame.y)
        canvas.draw(border.bottomLeading, x: frame.x, y: bottom)
        canvas.draw(border.bottomTrailing, x: right, y: bottom)
    }

    /// Joins a divider to the box, but only at the divider's visible ends: a block in front may cover an end.
    private func join(_ line: Rect, to frame: Rect, on canvas: inout Canvas) {
        let border = canvas.appearance.symbols.border(style)
        let inside = frame.inset(by: Insets(leading: 1, trailing: 1))
        if line.x == inside.x, canvas.showsLine(x: line.x, y: line.y) {
            canvas.draw(border.leadingJoint, x: frame.x, y: line.y)
        }
        if line.maxX == inside.maxX, canvas.showsLine(x: line.maxX - 1, y: line.y) {
            canvas.draw(border.trailingJoint, x: inside.maxX, y: line.y)
        }
    }

    /// Draws the title, leaving a corner, a cell of the edge and a blank on either side.
    private func drawTitle(over frame: Rect, on canvas: inout Canvas) {
        if !title.string.isEmpty { canvas.element(Transcript.Element(.heading, title.string), in: frame) }
        let room = frame.width - 6
        guard room > 0, !title.string.isEmpty else { return }
        let shown = title.truncated(to: room, ellipsis: canvas.appearance.symbols.ellipsis)
        canvas.styled({ $0.attributes.insert(.bold) }) {
            $0.draw(SanitizedText(" \(shown.string) "), x: frame.x + 2, y: frame.y)
        }
    }
}

extension Block {
    /// Draws a box around the block, with `title` in its upper edge.
    public func border(_ style: BorderStyle = .rounded, title: String = "") -> Bordered<Self> {
        Bordered(self, style: style, title: title)
    }
}
