/// One line of text that is being typed.
public struct TextField: Block {
    private let prompt: SanitizedText
    private let state: TextFieldState
    private let isFocused: Bool

    /// - Parameters:
    ///   - prompt: What stands there while nothing has been typed.
    ///   - state: What has been typed.
    ///   - isFocused: Whether the cursor is in this field.
    public init(_ prompt: String, state: TextFieldState, isFocused: Bool) {
        self.prompt = SanitizedText(prompt)
        self.state = state
        self.isFocused = isFocused
    }

    /// A line of all the width that is proposed.
    public func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: min(1, proposal.height)) }

    /// From side to side.
    public func isFlexible(along axis: Axis) -> Bool { axis == .horizontal }

    /// Draws the part of the text around the cursor; or without the focus, when nobody moves there, its beginning.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        canvas.element(element, in: frame)
        canvas.clipped(to: frame) { canvas in
            if state.text.isEmpty {
                canvas.styled({ $0.foreground = .secondary }) { $0.draw(prompt, x: frame.x, y: frame.y) }
            }
            if isFocused { drawFocused(in: frame, on: &canvas) } else { drawBeginning(in: frame, on: &canvas) }
        }
    }

    private func drawFocused(in frame: Rect, on canvas: inout Canvas) {
        let before = SanitizedText(state.textBeforeCursor)
        let after = SanitizedText(state.textAfterCursor)
        // What is under the cursor, or a blank at the end of the text, is always in sight.
        let cursorWidth = min(after.string.first.map(DisplayWidth.of) ?? 1, frame.width)
        let cursor = frame.x + min(before.width, frame.width - cursorWidth)
        canvas.draw(before, x: cursor - before.width, y: frame.y)
        canvas.draw(after, x: cursor, y: frame.y)
        canvas.placeCursor(at: Point(x: cursor, y: frame.y))
        canvas.placeFocus(in: frame)
    }

    private func drawBeginning(in frame: Rect, on canvas: inout Canvas) {
        let text = SanitizedText(state.text)
        let shown = text.truncated(to: frame.width, ellipsis: canvas.appearance.symbols.ellipsis)
        canvas.draw(shown, x: frame.x, y: frame.y)
    }

    private var element: Transcript.Element {
        Transcript.Element(.textField, prompt.string, value: state.text, states: isFocused ? [.focused] : [])
    }
}
