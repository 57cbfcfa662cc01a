/// A block of a document that shows a command after `$`, and its output.
nonisolated struct PrintedCommand: Equatable {
    /// The command, without the prompt.
    let command: String
    /// Whether the block shows no other command.
    let isAlone: Bool
    /// The places of the block's lines, with both fences.
    private let lines: ClosedRange<Int>
    private let fence: Fence

    private static let prompt = "$ "

    /// The number of the command's line, from 1.
    var line: Int { lines.lowerBound + 2 }

    /// Returns the commands in the lines of a document.
    static func all(in document: [String]) -> [PrintedCommand] {
        var commands: [PrintedCommand] = []
        var open: (fence: Fence, start: Int)?
        for (index, line) in document.enumerated() {
            guard let (fence, start) = open else {
                open = Fence(line).map { ($0, index) }
                continue
            }
            guard fence.isClosed(by: line) else { continue }
            let block = document[start + 1..<index].map(fence.content)
            if let first = block.first, first.hasPrefix(prompt) {
                let isAlone = !block.dropFirst().contains { $0.hasPrefix(prompt) }
                commands.append(
                    PrintedCommand(
                        command: String(first.dropFirst(prompt.count)), isAlone: isAlone, lines: start...index,
                        fence: fence))
            }
            open = nil
        }
        return commands
    }

    /// Shows an output in the block; the lines after the block move.
    func show(_ output: String, in document: inout [String]) {
        let text = output.isEmpty ? Self.prompt + command : "\(Self.prompt)\(command)\n\(output)"
        document.replaceSubrange(lines, with: fence.block(of: text))
    }
}
