/// A block that may be higher than its frame, of which a part shows.
///
/// What has the focus within the content is kept in sight, wherever that is scrolled to.
///
/// Content that is flexible along the vertical axis gets the frame's height at the least, and if it has no height of its
/// own, such as a list, no more than that.
public struct ScrollView<Content: Block>: Block {
    private let state: ScrollState
    private let content: Content

    /// - Parameters:
    ///   - state: From which line on the content is to show.
    ///   - content: What may be higher than the frame.
    public init(state: ScrollState, content: () -> Content) {
        self.state = state
        self.content = content()
    }

    /// All that is proposed.
    public func sizeThatFits(_ proposal: Size) -> Size { proposal }

    /// Along both.
    public func isFlexible(along axis: Axis) -> Bool { true }

    /// Draws a window on the content, and in the last column, where it is needed, an indicator.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        guard !frame.isEmpty else { return }
        var width = frame.width
        var height = contentHeight(width: width, frame: frame)
        // A single column is the content's.
        if height > frame.height, width > 1 {
            width -= 1
            height = contentHeight(width: width, frame: frame)
        }
        let focus = height > frame.height ? focus(width: width, height: height, on: canvas) : nil
        let window = ScrollWindow(count: height, height: frame.height, offset: state.offset, keeping: focus)
        let place = Rect(x: frame.x, y: frame.y - window.rows.lowerBound, width: width, height: height)
        let element = { Transcript.Element(.scrollView, states: [.showing(window.rows, of: height)]) }
        canvas.element(element(), in: frame, children: .contained) { canvas in
            canvas.clipped(to: place.intersection(frame)) { content.draw(in: place, on: &$0) }
        }
        if width < frame.width { window.drawIndicator(in: frame, on: &canvas) }
        canvas.reportShownRows(window.rows)
    }

    /// The lines of what has the focus, of which the first matters most; only drawing tells, here where nothing shows.
    private func focus(width: Int, height: Int, on canvas: Canvas) -> (row: Int, around: Range<Int>)? {
        var unseen = Canvas(size: .zero, appearance: canvas.appearance)
        content.draw(in: Rect(x: 0, y: 0, width: width, height: height), on: &unseen)
        return unseen.focus.map { ($0.y, $0.y..<$0.maxY) }
    }

    private func contentHeight(width: Int, frame: Rect) -> Int {
        let height = content.sizeThatFits(Size(width: width, height: Size.unbounded)).height
        guard content.isFlexible(along: .vertical) else { return height }
        return Size.isUnbounded(height) ? frame.height : max(height, frame.height)
    }
}
