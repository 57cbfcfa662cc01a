/// A box with a message and buttons; a message with more lines than there is room for is cut, not the buttons.
public struct Alert: Block {
    private let title: String
    private let message: Text
    private let buttons: [String]
    private let focus: Int

    /// The box is no wider than this, so that its lines stay readable.
    private static var maxWidth: Int { 60 }

    /// - Parameters:
    ///   - title: What stands in the upper edge.
    ///   - message: Any text.
    ///   - buttons: From left to right.
    ///   - focus: The index of the button that enter presses.
    public init(_ title: String, message: String, buttons: [String], focus: Int) {
        self.title = title
        self.message = Text(message)
        self.buttons = buttons
        self.focus = focus
    }

    /// The width of a readable line, and the height that the message needs in it.
    public func sizeThatFits(_ proposal: Size) -> Size {
        let width = min(proposal.width, Self.maxWidth)
        let inside = Size(width: width - 4, height: proposal.height)
        // Two edges, a blank line and the buttons.
        return Size(width: width, height: min(message.sizeThatFits(inside).height + 4, proposal.height))
    }

    /// Draws the buttons at the lower edge, and the message in what is left.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        VStack {
            message.padding(Insets(bottom: 1)).flexible(.vertical)
            HStack {
                Spacer()
                HStack(spacing: 2) { ForEach(buttons.indices) { Button(buttons[$0], isFocused: $0 == focus) } }
            }
        }
        .padding(horizontal: 1)
        .border(title: title)
        .draw(in: frame, on: &canvas)
    }
}
