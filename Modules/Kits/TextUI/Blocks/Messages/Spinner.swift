/// A mark that turns while work is in progress.
public struct Spinner: Block {
    private let tick: Int

    /// - Parameter tick: The number of clock ticks so far, which chooses the mark.
    public init(tick: Int) {
        self.tick = tick
    }

    /// Returns one cell.
    public func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: min(1, proposal.width), height: min(1, proposal.height))
    }

    /// Draws the mark for the tick, and reports that the next tick changes the mark.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        let marks = canvas.appearance.symbols.spinner
        guard !frame.isEmpty, !marks.isEmpty else { return }
        canvas.reportAnimation()
        canvas.element(Transcript.Element(.spinner, states: [.busy]), in: frame)
        let mark = marks[Int(tick.magnitude % UInt(marks.count))]
        canvas.styled({ $0.foreground = .accent }) { $0.draw(mark, x: frame.x, y: frame.y) }
    }
}
