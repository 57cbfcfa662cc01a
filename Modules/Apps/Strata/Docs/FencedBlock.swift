/// A block between two fences in a document.
nonisolated struct FencedBlock: Equatable {
    let fence: Fence
    /// The indices of the block's lines, including both fences.
    let lines: ClosedRange<Int>
    /// The lines between the fences, without the fence's indentation.
    let text: [String]

    /// Returns the blocks in the lines of a document.
    static func all(in document: [String]) -> [FencedBlock] {
        var blocks: [FencedBlock] = []
        var open: (fence: Fence, start: Int)?
        for (index, line) in document.enumerated() {
            guard let (fence, start) = open else {
                open = Fence(line).map { ($0, index) }
                continue
            }
            guard fence.isClosed(by: line) else { continue }
            let text = document[start + 1..<index].map(fence.content)
            blocks.append(FencedBlock(fence: fence, lines: start...index, text: text))
            open = nil
        }
        return blocks
    }
}
