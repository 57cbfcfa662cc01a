/// One line of text that can be edited.
public struct TextField: RowBlock {
    private let prompt: SanitizedText
    private let state: TextFieldState
    private let isFocused: Bool

    /// - Parameters:
    ///   - prompt: The text that is shown while nothing has been typed.
    ///   - state: The typed text and the cursor.
    ///   - isFocused: Whether the field has the focus and shows the cursor.
    public init(_ prompt: String, state: TextFieldState, isFocused: Bool) {
        self.prompt = SanitizedText(prompt)
        self.state = state
        self.isFocused = isFocused
    }

    /// Draws the part of the text around the cursor or, if the field has no focus, the beginning of the text.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        canvas.element(element, in: frame)
        canvas.clipped(to: frame) { canvas in
            if state.text.isEmpty {
                canvas.styled({ $0 = Style(foreground: .secondary, attributes: .italic) }) {
                    $0.draw(prompt, x: frame.x, y: frame.y)
                }
            }
            if isFocused { drawFocused(in: frame, on: &canvas) } else { drawBeginning(in: frame, on: &canvas) }
        }
    }

    private func drawFocused(in frame: Rect, on canvas: inout Canvas) {
        // Each character takes at least one column, so no more characters than columns can be visible.
        let before = SanitizedText(String(state.textBeforeCursor.suffix(frame.width + 1)))
        let after = SanitizedText(String(state.textAfterCursor.prefix(frame.width + 1)))
        // The character under the cursor, or a blank at the end of the text, is always visible.
        let cursorWidth = min(after.string.first.map(DisplayWidth.of) ?? 1, frame.width)
        let cursor = frame.x + min(before.width, frame.width - cursorWidth)
        canvas.draw(before, x: cursor - before.width, y: frame.y)
        canvas.draw(after, x: cursor, y: frame.y)
        canvas.placeCursor(at: Point(x: cursor, y: frame.y))
        canvas.placeFocus(in: frame)
    }

    private func drawBeginning(in frame: Rect, on canvas: inout Canvas) {
        let text = SanitizedText(String(state.text.prefix(frame.width + 1)))
        let shown = text.truncated(to: frame.width, ellipsis: canvas.appearance.symbols.ellipsis)
        canvas.draw(shown, x: frame.x, y: frame.y)
    }

    private var element: Transcript.Element {
        Transcript.Element(.textField, prompt.string, value: state.text, states: isFocused ? [.focused] : [])
    }
}
