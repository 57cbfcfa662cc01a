/// A block whose content may be higher than the frame.
///
/// Only a part of the content is then visible.
///
/// The focused part of the content always stays visible, wherever the content is scrolled to.
///
/// Content that is flexible along the vertical axis gets at least the frame's height. Content without a height of its
/// own, such as a list, gets exactly the frame's height.
public struct ScrollView<Content: Block>: FillingBlock {
    private let state: ScrollState
    private let content: Content

    /// - Parameters:
    ///   - state: The first line to show.
    ///   - content: The block that may be higher than the frame.
    public init(state: ScrollState, content: () -> Content) {
        self.state = state
        self.content = content()
    }

    /// Draws the visible part of the content, and a scroll indicator in the last column if it is needed.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        guard !frame.isEmpty else { return }
        var width = frame.width
        var height = contentHeight(width: width, frame: frame)
        // In a frame of a single column, the content takes this column, and there is no indicator.
        if height > frame.height, width > 1 {
            width -= 1
            height = contentHeight(width: width, frame: frame)
        }
        let focus = height > frame.height ? focus(width: width, height: height, on: canvas) : nil
        let window = ScrollWindow(count: height, height: frame.height, offset: state.offset, keeping: focus)
        let place = Rect(x: frame.x, y: frame.y - window.rows.lowerBound, width: width, height: height)
        let focusBefore = canvas.focus
        let element = { Transcript.Element(.scrollView, states: [.showing(window.rows, of: height)]) }
        canvas.element(element(), in: frame, children: .contained) { canvas in
            canvas.clipped(to: place.intersection(frame)) { content.draw(in: place, on: &$0) }
        }
        if width < frame.width { window.drawIndicator(in: frame, on: &canvas) }
        canvas.reportShownRows(window.rows, moves: window.needsIndicator || canvas.focus != focusBefore)
    }

    /// Returns the lines of the focused part; if not all of them fit, the first one stays visible.
    ///
    /// Only drawing reports the focus, so the content is drawn once on a hidden canvas.
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
