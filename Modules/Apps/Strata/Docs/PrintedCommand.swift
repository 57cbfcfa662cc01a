/// A block of a document with a command after `$` and the command's output.
nonisolated struct PrintedCommand: Equatable {
    /// The command, without the prompt.
    let command: String
    /// Whether the block has no other command.
    let isAlone: Bool
    private let block: FencedBlock

    private static let prompt = "$ "

    /// The number of the command's line, from 1.
    var line: Int { block.lines.lowerBound + 2 }

    /// Returns the commands in the lines of a document.
    static func all(in document: [String]) -> [PrintedCommand] {
        FencedBlock.all(in: document).compactMap { block in
            guard let first = block.text.first, first.hasPrefix(prompt) else { return nil }
            let isAlone = !block.text.dropFirst().contains { $0.hasPrefix(prompt) }
            return PrintedCommand(command: String(first.dropFirst(prompt.count)), isAlone: isAlone, block: block)
        }
    }

    /// Replaces the output in the block; the lines after the block may move.
    func show(_ output: String, in document: inout [String]) {
        let text = output.isEmpty ? Self.prompt + command : "\(Self.prompt)\(command)\n\(output)"
        document.replaceSubrange(block.lines, with: block.fence.block(of: text))
    }
}
