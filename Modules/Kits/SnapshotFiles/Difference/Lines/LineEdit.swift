/// A line of a difference: kept, removed or inserted.
package struct LineEdit: Hashable, Sendable, CustomStringConvertible {
    package enum Kind: Character, Sendable {
        case kept = " "
        case removed = "-"
        case inserted = "+"
    }

    package let kind: Kind
    /// The line with its newline; only a text's last line may have none.
    package let line: ArraySlice<UInt8>
    /// The number of lines before this line in the old text.
    package let oldLine: Int
    /// The number of lines before this line in the new text.
    package let newLine: Int

    package var description: String {
        var text: [UInt8] = []
        write(to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    func write(to text: inout [UInt8]) {
        text += kind.rawValue.utf8
        line.withUnsafeBufferPointer { text.append(contentsOf: $0) }
        if line.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n".utf8 }
    }

    /// The line without its newline.
    package var text: String {
        String(decoding: line.last == UInt8(ascii: "\n") ? line.dropLast() : line, as: UTF8.self)
    }
}
