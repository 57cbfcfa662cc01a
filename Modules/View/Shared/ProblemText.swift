import TextUI

/// The text of a problem, after a mark that is visible even without colour.
struct ProblemText: CompositeBlock {
    let text: String
    var color = Color.destructive

    /// The number of columns before the text.
    static var indent: Int { 2 }

    var body: some Block {
        HStack {
            Text("!").accessibilityHidden().frame(width: Self.indent)
            Text(text)
        }
        .foreground(color)
    }
}

/// A list above a problem; the list keeps at least three rows or, in a small frame, half of the height.
struct ProblemBelow<List: Block>: FillingBlock {
    let list: List
    /// The problem, if there is one.
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
