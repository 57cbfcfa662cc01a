import TextUI

/// Blocks that are chosen by the width that there is for them, which they take.
struct WidthReader<Content: BlockGroup>: Block {
    @BlockBuilder let content: (Int) -> Content

    func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: proposal.width, height: stack(proposal.width).sizeThatFits(proposal).height)
    }

    func isFlexible(along axis: Axis) -> Bool { axis == .horizontal }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        stack(frame.width).draw(in: frame, on: &canvas)
    }

    private func stack(_ width: Int) -> some Block {
        VStack { content(width) }
    }
}
