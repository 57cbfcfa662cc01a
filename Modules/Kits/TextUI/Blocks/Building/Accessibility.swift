/// A block about which a transcript says something else than the block itself does.
public struct AccessibilityModified<Content: Block>: Block {
    let content: Content
    let change: Change

    enum Change {
        case element(() -> Transcript.Element, Canvas.ElementChildren)
        case label(String)
        case hidden
    }

    /// The content's answer.
    public func sizeThatFits(_ proposal: Size) -> Size { content.sizeThatFits(proposal) }

    /// The content's answer.
    public func isFlexible(along axis: Axis) -> Bool { content.isFlexible(along: axis) }

    /// The content's answer.
    public func isFlexible(along axis: Axis, in stack: Axis?) -> Bool {
        content.isFlexible(along: axis, in: stack)
    }

    /// Has the content draw itself.
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
    /// Makes the block one element of a transcript.
    ///
    /// - Parameters:
    ///   - children: What becomes of the elements within the block.
    ///   - element: Made only where there is to be a transcript.
    public func accessibilityElement(
        children: Canvas.ElementChildren = .ignored, _ element: @autoclosure @escaping () -> Transcript.Element
    ) -> AccessibilityModified<Self> {
        AccessibilityModified(content: self, change: .element(element, children))
    }

    /// Makes the block one element of a transcript, called `label`.
    public func accessibilityLabel(_ label: String) -> AccessibilityModified<Self> {
        AccessibilityModified(content: self, change: .label(label))
    }

    /// Leaves the block out of a transcript: it is there for the eye alone.
    public func accessibilityHidden() -> AccessibilityModified<Self> {
        AccessibilityModified(content: self, change: .hidden)
    }
}
