/// A block with a changed description in transcripts.
public struct AccessibilityModified<Body: Block>: CompositeBlock {
    /// The described block.
    public let body: Body
    let change: Change

    enum Change {
        case element(() -> Transcript.Element, Canvas.ElementChildren)
        case label(String)
        case hidden
    }

    /// Draws the block, and changes what it adds to the transcript.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        switch change {
        case .element(let element, let children):
            canvas.element(element(), in: frame, children: children) { body.draw(in: frame, on: &$0) }
        case .label(let label):
            canvas.combiningElements(in: frame, into: { $0.label = label.spoken }) { body.draw(in: frame, on: &$0) }
        case .hidden:
            canvas.withoutElements { body.draw(in: frame, on: &$0) }
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
        AccessibilityModified(body: self, change: .element(element, children))
    }

    /// Combines the block's elements into one, labelled `label`.
    public func accessibilityLabel(_ label: String) -> AccessibilityModified<Self> {
        AccessibilityModified(body: self, change: .label(label))
    }

    /// Leaves the block out of transcripts, because it is only decoration.
    public func accessibilityHidden() -> AccessibilityModified<Self> {
        AccessibilityModified(body: self, change: .hidden)
    }
}
