/// The difference of two texts, line by line, as `diff -u` writes it and `patch` reads it, without the two file names.
struct UnifiedDiff: CustomStringConvertible {
    private static let context = 3

    private let edits: [LineEdit]

    init(from old: ArraySlice<UInt8>, to new: ArraySlice<UInt8>) {
        edits = LineEdit.edits(from: old, to: new)
    }

    /// Ends with a newline; empty where the texts are equal.
    var description: String {
        var text = ""
        var oldLine = 0
        var newLine = 0
        var position = 0
        for hunk in hunks {
            let skipped = hunk.lowerBound - position
            let lines = edits[hunk]
            let oldCount = lines.count { $0.kind != .inserted }
            let newCount = lines.count { $0.kind != .removed }
            text +=
                "@@ -\(range(after: oldLine + skipped, oldCount)) +\(range(after: newLine + skipped, newCount)) @@\n"
            for line in lines { text += line.description }
            oldLine += skipped + oldCount
            newLine += skipped + newCount
            position = hunk.upperBound
        }
        return text
    }

    /// The edits near each change; changes with little between them share a hunk.
    private var hunks: [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (index, edit) in edits.enumerated() where edit.kind != .kept {
            let end = min(index + Self.context + 1, edits.count)
            if let last = hunks.last, index - Self.context <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<end
            } else {
                hunks.append(max(index - Self.context, 0)..<end)
            }
        }
        return hunks
    }

    /// A range without lines is named by the line before it.
    private func range(after line: Int, _ count: Int) -> String {
        switch count {
        case 0: "\(line),0"
        case 1: "\(line + 1)"
        default: "\(line + 1),\(count)"
        }
    }
}
