import TextUI

/// A list with a problem below it; the problem leaves the list a few rows, or half of a small screen.
struct ProblemBelow<List: Block>: Block {
    let list: List
    /// Nil while all is well.
    let problem: String?

    func sizeThatFits(_ proposal: Size) -> Size { proposal }

    func isFlexible(along axis: Axis) -> Bool { true }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        guard let problem else { return list.draw(in: frame, on: &canvas) }
        let text = Text(problem).foreground(.destructive)
        let height = min(text.sizeThatFits(frame.size).height, max(frame.height - 3, frame.height / 2))
        VStack {
            list.flexible(.vertical)
            text.frame(height: height)
        }.draw(in: frame, on: &canvas)
    }
}
