extension CellGrid {
    /// The grid's characters, one line per row, without trailing blanks.
    public var plainText: String {
        (0..<size.height).map { row(at: $0) }.joined(separator: "\n")
    }

    private func row(at y: Int) -> String {
        var line = ""
        for x in 0..<size.width {
            if let character = character(of: self[x, y]) { line.append(character) }
        }
        while line.last == " " { line.removeLast() }
        return line
    }
}
