/// The result of drawing a tree of blocks once.
public struct Frame: Sendable {
    /// The cells that were drawn.
    public let grid: CellGrid
    /// Information that is not in the grid, such as the click targets.
    public let report: Report
    /// What a screen reader says; empty unless a transcript was requested.
    public let transcript: Transcript

    /// Draws `block` into a grid of `size`, and makes a transcript, too, if `transcribes` is true.
    ///
    /// - Complexity: O(cells), and for lists O(rows shown).
    public init(_ block: some Block, size: Size, appearance: Appearance = Appearance(), transcribes: Bool = false) {
        var canvas = Canvas(size: size, appearance: appearance)
        if transcribes { canvas.transcriber = Transcriber() }
        block.draw(in: Rect(size), on: &canvas)
        grid = canvas.grid
        report = canvas.report
        transcript = canvas.transcriber?.transcript ?? Transcript(elements: [])
    }

    /// Information that is only known after drawing.
    public struct Report: Hashable, Sendable {
        /// The position of the text cursor, if there is one.
        public internal(set) var cursor: Point?
        /// The visible rows, cells or lines of the list, grid or scroll view that was drawn last.
        public internal(set) var shownRows: Range<Int>?
        /// The number of columns of items shown; 1 for a list or scroll view.
        public internal(set) var shownColumns = 1
        /// Whether the arrow keys move a selection, the focus or the visible part.
        public internal(set) var moves = false
        /// Whether the screen looks different at the next tick of the clock.
        public internal(set) var isAnimating = false
        /// The click targets in the order of drawing, so that the last one at a position is in front.
        var tapTargets: [PlacedTarget] = []

        /// Returns the target that a click at `point` selects; nil if there is none.
        public func tapTarget(at point: Point) -> TapTarget? {
            tapTargets.last { $0.frame.contains(point) }.flatMap(\.target)
        }

        struct PlacedTarget: Hashable {
            let frame: Rect
            /// The target; nil if the frame only covers earlier targets.
            let target: TapTarget?
        }
    }
}
