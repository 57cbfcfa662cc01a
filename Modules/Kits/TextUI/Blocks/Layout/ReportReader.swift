/// A block that depends on the blocks drawn earlier in the same frame.
///
/// It takes all the available space.
///
///     VStack {
///         List(count: 3, state: list) { Text("Row \($0)") }
///         ReportReader { report in Text(report.moves ? "arrows move" : "") }.frame(height: 1)
///     }
public struct ReportReader<Content: Block>: FillingBlock {
    private let content: (Frame.Report) -> Content

    /// - Parameter content: Returns the block for the report so far.
    public init(content: @escaping (Frame.Report) -> Content) {
        self.content = content
    }

    /// Draws the block for the report so far.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        content(canvas.report).draw(in: frame, on: &canvas)
    }
}
