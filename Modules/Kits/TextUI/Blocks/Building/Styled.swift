/// A block whose style differs from that of its surroundings.
public struct Styled<Body: Block>: CompositeBlock {
    /// The block in its new style.
    public let body: Body
    // Values instead of a closure, which would cost an allocation for each styled word.
    @usableFromInline let foreground: Color?
    @usableFromInline let background: Color?
    @usableFromInline let attributes: Style.Attributes

    @inlinable init(
        body: Body, foreground: Color? = nil, background: Color? = nil, attributes: Style.Attributes = []
    ) {
        self.body = body
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// Draws the block in the changed style.
    ///
    /// The frame is filled first if the style has a background or swaps the colours.
    @inlinable public func draw(in frame: Rect, on canvas: inout Canvas) {
        canvas.styled({ style in
            if let foreground { style.foreground = foreground }
            if let background { style.background = background }
            style.attributes.formUnion(attributes)
        }) { canvas in
            if background != nil || attributes.contains(.reverse) { canvas.fill(frame) }
            body.draw(in: frame, on: &canvas)
        }
    }
}

extension Block {
    /// Draws the block's characters in `color`.
    @inlinable public func foreground(_ color: Color) -> Styled<Self> {
        Styled(body: self, foreground: color)
    }

    /// Fills the block's frame with `color`, behind its characters.
    @inlinable public func background(_ color: Color) -> Styled<Self> {
        Styled(body: self, background: color)
    }

    /// Draws the block's characters in heavier strokes, unless `isActive` is false.
    @inlinable public func bold(_ isActive: Bool = true) -> Styled<Self> { attribute(isActive ? .bold : []) }

    /// Draws the block's characters with less contrast, unless `isActive` is false.
    public func dim(_ isActive: Bool = true) -> Styled<Self> { attribute(isActive ? .dim : []) }

    /// Draws the block's characters slanted.
    @inlinable public func italic() -> Styled<Self> { attribute(.italic) }

    /// Draws a line below the block's characters.
    @inlinable public func underline() -> Styled<Self> { attribute(.underline) }

    /// Swaps foreground and background in the block's whole frame, unless `isActive` is false.
    @inlinable public func reverse(_ isActive: Bool = true) -> Styled<Self> { attribute(isActive ? .reverse : []) }

    @inlinable func attribute(_ attribute: Style.Attributes) -> Styled<Self> {
        Styled(body: self, attributes: attribute)
    }
}
