/// A block with a changed description in transcripts.
public struct AccessibilityModified<Content: Block>: Block {
    let content: Content
    let change: Change

    enum Change {
        case element(() -> Transcript.Element, Canvas.ElementChildren)
        case label(String)
        case hidden
    }

    /// Asks the content.
    public func sizeThatFits(_ proposal: Size) -> Size { content.sizeThatFits(proposal) }

    /// Asks the content.
    public func isFlexible(along axis: Axis) -> Bool { content.isFlexible(along: axis) }

    /// Asks the content.
    public func isFlexible(along axis: Axis, in stack: Axis?) -> Bool {
        content.isFlexible(along: axis, in: stack)
    }

    /// Draws the content, and changes what it adds to the transcript.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        switch change {
        case .element(let element, let children):
            canvas.element(element(), in: frame, children: children) { content.draw(in: frame, on: &$0) }
        case .label(let label):
            canvas.combiningElements(in: frame, into: { $0.label = label.spoken }) { content.draw(in: frame, on: &$0) }
        case .hidden:
            canvas.withoutElements { content.draw(in: frame, on: &$0) }
        }
    }
}

extension Block {
    /// Makes the block an element of the transcript.
    ///
    /// - Parameters:
    ///   - children: What happens to the elements of the blocks inside.
    ///   - element: Evaluated only if a transcript is made.
    public func accessibilityElement(
        children: Canvas.ElementChildren = .ignored, _ element: @autoclosure @escaping () -> Transcript.Element
    ) -> AccessibilityModified<Self> {
        AccessibilityModified(content: self, change: .element(element, children))
    }

    /// Combines the block's elements into one, labelled `label`.
    public func accessibilityLabel(_ label: String) -> AccessibilityModified<Self> {
        AccessibilityModified(content: self, change: .label(label))
    }

    /// Leaves the block out of transcripts, because it is only decoration.
    public func accessibilityHidden() -> AccessibilityModified<Self> {
        AccessibilityModified(content: self, change: .hidden)
    }
}
