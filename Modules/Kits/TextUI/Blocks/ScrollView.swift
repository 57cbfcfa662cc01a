/// A block that may be higher than its frame, of which a part shows.
///
/// Content that is flexible along the vertical axis, such as a list, gets the frame's height and does not scroll.
public struct ScrollView<Content: Block>: Block {
    private let state: ScrollState
    private let content: Content

    /// The height that content is offered: more than any screen, and far from overflowing.
    private static var unbounded: Int { 1_000_000 }

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

    /// Draws a window on the content, and in the last column, which is kept for it, where that window is.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        guard !frame.isEmpty else { return }
        let width = frame.width - 1
        let height = contentHeight(width: width, frame: frame)
        let window = ScrollWindow(count: height, height: frame.height, offset: state.offset)
        let place = Rect(x: frame.x, y: frame.y - window.rows.lowerBound, width: width, height: height)
        let element = { Transcript.Element(.scrollView, states: [.showing(window.rows, of: height)]) }
        canvas.element(element(), in: frame, children: .contained) { canvas in
            canvas.clipped(to: place.intersection(frame)) { content.draw(in: place, on: &$0) }
        }
        window.drawIndicator(in: frame, on: &canvas)
        canvas.reportShownRows(window.rows)
    }

    private func contentHeight(width: Int, frame: Rect) -> Int {
        content.isFlexible(along: .vertical)
            ? frame.height : content.sizeThatFits(Size(width: width, height: Self.unbounded)).height
    }
}
