/// A line of a difference: kept, removed or inserted.
package struct LineEdit: CustomStringConvertible {
    package enum Kind: Character, Sendable {
        case kept = " "
        case removed = "-"
        case inserted = "+"
    }

    package let kind: Kind
    /// The line with its newline; only a text's last line may have none.
    package let line: ArraySlice<UInt8>
    /// The number of lines before it in the old text.
    package let oldLine: Int
    /// The number of lines before it in the new text.
    package let newLine: Int

    package var description: String {
        let text = "\(kind.rawValue)\(String(decoding: line, as: UTF8.self))"
        return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
    }

    /// The line without its newline.
    package var text: String {
        String(decoding: line.last == UInt8(ascii: "\n") ? line.dropLast() : line, as: UTF8.self)
    }

    /// Returns the edits in order; between two kept lines, the removed ones come before the inserted ones.
    ///
    /// Complexity: that of `SeriesDifference`.
    static func edits(from old: ArraySlice<UInt8>, to new: ArraySlice<UInt8>) -> [LineEdit] {
        let oldLines = lines(of: old)
        let newLines = lines(of: new)
        var (oldLine, newLine) = (0, 0)
        return SeriesDifference(from: oldLines.map(Line.init), to: newLines.map(Line.init)).steps.map { step in
            switch step {
            case .kept(let index, _):
                defer { (oldLine, newLine) = (oldLine + 1, newLine + 1) }
                return LineEdit(kind: .kept, line: oldLines[index], oldLine: oldLine, newLine: newLine)
            case .removed(let index):
                defer { oldLine += 1 }
                return LineEdit(kind: .removed, line: oldLines[index], oldLine: oldLine, newLine: newLine)
            case .inserted(let index):
                defer { newLine += 1 }
                return LineEdit(kind: .inserted, line: newLines[index], oldLine: oldLine, newLine: newLine)
            }
        }
    }

    private static func lines(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var rest = text
        while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
            lines.append(rest[...newline])
            rest = rest[(newline + 1)...]
        }
        return rest.isEmpty ? lines : lines + [rest]
    }
}

/// A line that is hashed in one step: an `ArraySlice` would be hashed byte by byte.
private struct Line: Hashable {
    let bytes: ArraySlice<UInt8>

    func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
}
