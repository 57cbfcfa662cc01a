import TextUI

/// The text of a problem, behind a mark that shows even without colour.
struct ProblemText: CompositeBlock {
    let text: String
    var color = Color.destructive

    /// The columns before the text.
    static var indent: Int { 2 }

    var body: some Block {
        HStack {
            Text("!").accessibilityHidden().frame(width: Self.indent)
            Text(text)
        }
        .foreground(color)
    }
}

/// A list with a problem below it; the problem leaves the list a few rows, or half of a small screen.
struct ProblemBelow<List: Block>: FillingBlock {
    let list: List
    /// Nil while all is well.
    let problem: String?

    func draw(in frame: Rect, on canvas: inout Canvas) {
        guard let problem else { return list.draw(in: frame, on: &canvas) }
        let text = ProblemText(text: problem)
        let height = min(text.sizeThatFits(frame.size).height, max(frame.height - 3, frame.height / 2))
        VStack {
            list.flexible(.vertical)
            text.frame(height: height)
        }.draw(in: frame, on: &canvas)
    }
}
