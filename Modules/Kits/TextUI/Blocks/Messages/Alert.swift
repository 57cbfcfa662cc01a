/// A box with a message and buttons.
///
/// If there is not enough room, the message is truncated, not the buttons.
public struct Alert: Block {
    private let title: String
    private let message: Text
    private let buttons: [Button]

    /// The maximum width of the box, which keeps its lines readable.
    public static var maxWidth: Int { 60 }

    /// - Parameters:
    ///   - title: The title, shown in the upper edge.
    ///   - message: Any text.
    ///   - buttons: The buttons, from left to right.
    public init(_ title: String, message: String, buttons: [Button]) {
        self.title = title
        self.message = Text(message)
        self.buttons = buttons
    }

    /// Returns a readable width, and the height that the message and the buttons need at that width.
    public func sizeThatFits(_ proposal: Size) -> Size {
        let width = min(proposal.width, Self.maxWidth)
        let inside = Size(width: width - 4, height: proposal.height)
        // Two edges and a blank line.
        let height = message.sizeThatFits(inside).height + buttonLines(in: inside.width) + 3
        return Size(width: width, height: min(height, proposal.height))
    }

    /// Draws the buttons at the lower edge, one below the other if they do not fit side by side, and the message in the
    /// remaining space.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        VStack {
            message.padding(Insets(bottom: 1)).flexible(.vertical)
            HStack {
                Spacer()
                if buttonLines(in: frame.width - 4) > 1 {
                    VStack(alignment: .trailing) { tappable(rows(in: frame.height - 2)) }
                } else {
                    HStack(spacing: Self.gap) { tappable(buttons.indices) }
                }
            }
        }
        .padding(horizontal: 1)
        .border(.double, title: title)
        .accessibilityElement(children: .contained, Transcript.Element(.alert, title))
        .draw(in: frame, on: &canvas)
    }

    private func tappable(_ indices: Range<Int>) -> some BlockGroup {
        ForEach(indices) { [buttons] in buttons[$0].tapTarget(.button($0)) }
    }

    /// Returns the buttons that are visible, one below the other; the focused one always is.
    private func rows(in height: Int) -> Range<Int> {
        let focused = buttons.firstIndex(where: \.isFocused).map { ($0, $0..<$0 + 1) }
        return ScrollWindow(count: buttons.count, height: max(0, height), offset: 0, keeping: focused).rows
    }

    /// The number of columns between two buttons.
    private static var gap: Int { 2 }

    private func buttonLines(in width: Int) -> Int {
        let widths = buttons.map { $0.sizeThatFits(Size(width: Size.unbounded, height: 1)).width + Self.gap }
        return widths.reduce(-Self.gap, +) > width ? buttons.count : 1
    }
}
