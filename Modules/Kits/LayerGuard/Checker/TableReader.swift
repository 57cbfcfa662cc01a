/// Reads the rows of a table.
struct TableReader {
    private var cursor: ByteCursor

    init(_ bytes: [UInt8]) {
        cursor = ByteCursor(bytes)
    }

    /// Reads the next row; returns nil at the end of the file.
    mutating func row() throws(TableError) -> (key: String, names: [String], offset: Int)? {
        skipEmptyLines()
        guard cursor.byte != nil else { return nil }
        let offset = cursor.index
        let key = try name(expected: "a target")
        guard take(":") else { throw error(expected: "a colon") }
        var names: [String] = []
        repeat { names.append(try name(expected: "a name")) } while take(",")
        skipComment()
        guard cursor.byte.map(\.isNewline) ?? true else { throw error(expected: "a comma") }
        return (key, names, offset)
    }

    private mutating func skipEmptyLines() {
        repeat {
            cursor.advance { $0.isBlank || $0.isNewline }
            skipComment()
        } while cursor.byte.map(\.isNewline) ?? false
    }

    private mutating func skipComment() {
        cursor.advance(while: \.isBlank)
        if cursor.byte == "#" { cursor.advance { !$0.isNewline } }
    }

    private mutating func name(expected: String) throws(TableError) -> String {
        cursor.advance(while: \.isBlank)
        guard let name = takeName() else { throw error(expected: expected) }
        return name
    }

    private mutating func takeName() -> String? {
        let start = cursor.index
        cursor.advance { !$0.isBlank && !$0.isNewline && $0 != ":" && $0 != "," && $0 != "#" }
        return cursor.index == start ? nil : cursor.text(of: start..<cursor.index)
    }

    private mutating func take(_ mark: UInt8) -> Bool {
        cursor.advance(while: \.isBlank)
        guard cursor.byte == mark else { return false }
        cursor.advance()
        return true
    }

    /// Returns the error of what stands here.
    private mutating func error(expected: String) -> TableError {
        let offset = cursor.index
        let mark = cursor.byte.map { $0 == ":" ? "a colon" : $0 == "," ? "a comma" : "the end of the line" }
        return TableError(offset: offset, expected: expected, got: takeName() ?? mark ?? "the end of the line")
    }
}
