/// A block in a style that differs from its surroundings'.
public struct Styled<Content: Block>: Block {
    let content: Content
    let change: (inout Style) -> Void
    var fills = false

    /// The content's answer.
    public func sizeThatFits(_ proposal: Size) -> Size { content.sizeThatFits(proposal) }

    /// The content's answer.
    public func isFlexible(along axis: Axis) -> Bool { content.isFlexible(along: axis) }

    /// Has the content draw itself in the style; some styles fill the frame first.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        canvas.styled(change) { canvas in
            if fills { canvas.fill(frame) }
            content.draw(in: frame, on: &canvas)
        }
    }
}

extension Block {
    /// Draws the block's characters in `color`.
    public func foreground(_ color: Color) -> Styled<Self> {
        Styled(content: self, change: { $0.foreground = color })
    }

    /// Fills the block's frame with `color`, behind its characters.
    public func background(_ color: Color) -> Styled<Self> {
        Styled(content: self, change: { $0.background = color }, fills: true)
    }

    /// Draws the block's characters in heavier strokes, unless `isActive` is false.
    public func bold(_ isActive: Bool = true) -> Styled<Self> { attribute(isActive ? .bold : []) }

    /// Draws the block's characters slanted.
    public func italic() -> Styled<Self> { attribute(.italic) }

    /// Draws a line below the block's characters.
    public func underline() -> Styled<Self> { attribute(.underline) }

    /// Swaps foreground and background in the block's whole frame, unless `isActive` is false.
    public func reverse(_ isActive: Bool = true) -> Styled<Self> {
        Styled(content: self, change: { if isActive { $0.attributes.insert(.reverse) } }, fills: isActive)
    }

    private func attribute(_ attribute: Style.Attributes) -> Styled<Self> {
        Styled(content: self, change: { $0.attributes.insert(attribute) })
    }
}
