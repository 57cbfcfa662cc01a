/// What came of drawing a tree of blocks once.
public struct Frame: Sendable {
    /// What it looks like.
    public let grid: CellGrid
    /// What the grid does not tell.
    public let report: Report
    /// What a screen reader would say; nothing, unless it was asked for.
    public let transcript: Transcript

    /// Draws `block` into a grid of `size`.
    ///
    /// Complexity: O(cells), and for lists O(rows shown).
    ///
    /// - Parameter transcribes: Whether a transcript is made, too.
    public init(_ block: some Block, size: Size, appearance: Appearance = Appearance(), transcribes: Bool = false) {
        var canvas = Canvas(size: size, appearance: appearance)
        if transcribes { canvas.transcriber = Transcriber() }
        block.draw(in: Rect(size), on: &canvas)
        grid = canvas.grid
        report = canvas.report
        transcript = canvas.transcriber?.transcript ?? Transcript(elements: [])
    }

    /// What only drawing shows.
    public struct Report: Hashable, Sendable {
        /// Where the text cursor is, if there is one.
        public internal(set) var cursor: Point?
        /// The rows that the list, or the lines that the scroll view, showed; where there are several, the one that was
        /// drawn last.
        public internal(set) var shownRows: Range<Int>?
        /// How many of its rows the grid that was drawn last shows side by side; 1 where there is none.
        public internal(set) var shownColumns = 1
        /// Whether the screen looks different at the next tick of the clock.
        public internal(set) var isAnimating = false
        /// In the order of drawing, so that the last one at a place is in front.
        var tapTargets: [PlacedTarget] = []

        /// What a press of the mouse's button at `point` chooses.
        public func tapTarget(at point: Point) -> TapTarget? {
            tapTargets.last { $0.frame.contains(point) }.flatMap(\.target)
        }

        struct PlacedTarget: Hashable {
            let frame: Rect
            /// Nil where what was drawn hides what could be chosen there.
            let target: TapTarget?
        }
    }
}
