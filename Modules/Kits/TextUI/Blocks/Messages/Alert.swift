/// A box with a message and buttons, in front of blocks that no longer receive keys.
///
/// If there is not enough room, the message scrolls, and the buttons stay visible.
public struct Alert: Block {
    private let title: String
    private let message: Text
    private let buttons: [Button]
    private let scroll: ScrollState

    /// The maximum width of the box, which keeps its lines readable.
    public static var maxWidth: Int { 60 }

    /// - Parameters:
    ///   - title: The title, shown in the upper edge.
    ///   - message: Any text.
    ///   - buttons: The buttons, from left to right.
    ///   - scroll: The first visible line of the message, if the message does not fit.
    public init(_ title: String, message: String, buttons: [Button], scroll: ScrollState = ScrollState()) {
        self.title = title
        self.message = Text(message)
        self.buttons = buttons
        self.scroll = scroll
    }

    /// Returns a readable width, and the height that the message and the buttons need at that width.
    public func sizeThatFits(_ proposal: Size) -> Size {
        let width = min(proposal.width, Self.maxWidth)
        let inside = Size(width: width - 4, height: proposal.height)
        // Three more lines: two edges and a blank line.
        let height = messageHeight(in: inside.width) + buttonLines(in: inside.width) + 3
        return Size(width: width, height: min(height, proposal.height))
    }

    /// Returns whether the message is too long for a screen of `size`, and therefore scrolls.
    public func scrolls(in size: Size) -> Bool {
        let inside = Size(width: sizeThatFits(size).width - 4, height: size.height - 2)
        return messageHeight(in: inside.width) > inside.height - buttonHeight(in: inside)
    }

    /// Draws the buttons at the lower edge, and the message in the remaining space.
    ///
    /// Buttons that do not fit side by side are drawn one below the other.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        canvas.hideCursor()
        let inside = Size(width: frame.width - 4, height: frame.height - 2)
        VStack {
            if scrolls(in: frame.size) {
                ScrollView(state: scroll) { message }
            } else {
                message.flexible(.vertical)
            }
            HStack {
                Spacer()
                if buttonLines(in: inside.width) > 1 {
                    VStack(alignment: .trailing) { tappable(rows(in: buttonHeight(in: inside))) }
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

    private func messageHeight(in width: Int) -> Int {
        message.sizeThatFits(Size(width: width, height: Size.unbounded)).height
    }

    private func tappable(_ indices: Range<Int>) -> some BlockGroup {
        ForEach(indices) { [buttons] in buttons[$0].tapTarget(.button($0)) }
    }

    /// Returns the buttons that are visible if they are drawn one below the other.
    ///
    /// The focused button is always visible.
    private func rows(in height: Int) -> Range<Int> {
        let focused = buttons.firstIndex(where: \.isFocused).map { ($0, $0..<$0 + 1) }
        return ScrollWindow(count: buttons.count, height: max(0, height), offset: 0, keeping: focused).rows
    }

    /// Returns the number of lines for the buttons, leaving one line for the message if possible.
    private func buttonHeight(in size: Size) -> Int {
        min(buttonLines(in: size.width), max(1, size.height - 1))
    }

    /// The number of columns between two buttons.
    private static var gap: Int { 2 }

    private func buttonLines(in width: Int) -> Int {
        let widths = buttons.map { $0.sizeThatFits(Size(width: Size.unbounded, height: 1)).width + Self.gap }
        return widths.reduce(-Self.gap, +) > width ? buttons.count : 1
    }
}
