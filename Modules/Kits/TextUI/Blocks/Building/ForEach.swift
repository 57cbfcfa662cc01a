/// The blocks for the elements of a collection, one for each; they become children of the surrounding stack.
public struct ForEach<Data: RandomAccessCollection, Content: Block>: BlockGroup {
    private let data: Data
    private let content: (Data.Element) -> Content

    /// Creates a block per element.
    ///
    /// `content` is called each time a block is measured or drawn.
    public init(_ data: Data, content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
    }

    /// The number of elements.
    public var count: Int { data.count }

    /// Asks the element's block.
    public func sizeThatFits(_ proposal: Size, of index: Int) -> Size { block(index).sizeThatFits(proposal) }

    /// Asks the element's block.
    public func isFlexible(along axis: Axis, in stack: Axis?, at index: Int) -> Bool {
        block(index).isFlexible(along: axis, in: stack)
    }

    /// Draws the element's block.
    public func draw(_ index: Int, in frame: Rect, on canvas: inout Canvas) {
        block(index).draw(in: frame, on: &canvas)
    }

    /// Returns the block of the element at `index`, which is always below `count`.
    private func block(_ index: Int) -> Content {
        content(data[data.index(data.startIndex, offsetBy: index)])
    }
}
