/// The names of several screens in a row, one of them chosen.
public struct Tabs: Block {
    private let titles: [SanitizedText]
    private let selection: Int

    /// - Parameters:
    ///   - titles: From left to right.
    ///   - selection: The index of the chosen one.
    public init(_ titles: [String], selection: Int) {
        self.titles = titles.enumerated().map { index, title in
            SanitizedText(index == selection ? "[\(title)]" : " \(title) ")
        }
        self.selection = selection
    }

    /// A line of all the width that is proposed.
    public func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: min(1, proposal.height)) }

    /// From side to side.
    public func isFlexible(along axis: Axis) -> Bool { axis == .horizontal }

    /// Draws the names, the chosen one in brackets, bold and reversed, as far as there is room.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        var x = frame.x
        canvas.clipped(to: frame) { canvas in
            for (index, title) in titles.enumerated() {
                let attributes: Style.Attributes = index == selection ? [.bold, .reverse] : []
                canvas.styled({ $0.attributes.formUnion(attributes) }) { $0.draw(title, x: x, y: frame.y) }
                x += title.width + 1
            }
        }
    }
}
