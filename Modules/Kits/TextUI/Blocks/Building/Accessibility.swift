/// A block with a changed description in transcripts.
public struct AccessibilityModified<Body: Block>: CompositeBlock {
    /// The described block.
    public let body: Body
    let describe: (Body, Rect, inout Canvas) -> Void

    /// Draws the block with a changed description in the transcript.
    public func draw(in frame: Rect, on canvas: inout Canvas) { describe(body, frame, &canvas) }
}

extension Block {
    /// Makes the block an element of the transcript.
    ///
    /// - Parameters:
    ///   - children: What happens to the elements of the blocks inside.
    ///   - element: The element, which is created only if a transcript is made.
    public func accessibilityElement(
        children: Canvas.ElementChildren = .ignored, _ element: @autoclosure @escaping () -> Transcript.Element
    ) -> AccessibilityModified<Self> {
        AccessibilityModified(body: self) { body, frame, canvas in
            canvas.element(element(), in: frame, children: children) { body.draw(in: frame, on: &$0) }
        }
    }

    /// Combines the block's elements into one, labelled `label`.
    public func accessibilityLabel(_ label: String) -> AccessibilityModified<Self> {
        AccessibilityModified(body: self) { body, frame, canvas in
            let change = { (element: inout Transcript.Element) in element.label = label.spoken }
            canvas.combiningElements(in: frame, into: change) { body.draw(in: frame, on: &$0) }
        }
    }

    /// Leaves the block out of transcripts.
    ///
    /// Use this modifier for decoration.
    public func accessibilityHidden() -> AccessibilityModified<Self> {
        AccessibilityModified(body: self) { body, frame, canvas in
            canvas.withoutElements { body.draw(in: frame, on: &$0) }
        }
    }
}
