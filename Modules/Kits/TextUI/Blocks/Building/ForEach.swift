/// A block for each element of a collection, as children of the stack around it.
public struct ForEach<Data: RandomAccessCollection, Content: Block>: BlockGroup {
    private let data: Data
    private let content: (Data.Element) -> Content

    /// - Parameter content: Makes an element's block. It is called whenever the block is measured or drawn.
    public init(_ data: Data, content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
    }

    /// One for each element.
    public var count: Int { data.count }

    /// The answer of the element's block.
    public func sizeThatFits(_ proposal: Size, of index: Int) -> Size { block(index).sizeThatFits(proposal) }

    /// The answer of the element's block, or for a spacer the stack's direction.
    public func isFlexible(along axis: Axis, in stack: Axis?, at index: Int) -> Bool {
        block(index).isFlexible(along: axis, in: stack)
    }

    /// Has the element's block draw itself.
    public func draw(_ index: Int, in frame: Rect, on canvas: inout Canvas) {
        block(index).draw(in: frame, on: &canvas)
    }

    /// Stacks ask for indices below `count` only.
    private func block(_ index: Int) -> Content {
        content(data[data.index(data.startIndex, offsetBy: index)])
    }
}
