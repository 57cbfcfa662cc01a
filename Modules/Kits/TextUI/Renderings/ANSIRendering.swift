extension CellGrid {
    /// Returns the rows as text with colours and attributes, without plain blanks at their ends.
    ///
    /// Each row ends in the plain style, so that it can be printed by itself.
    public func ansiText(theme: Theme, depth: ColorDepth) -> String {
        let sgr = SGR(theme: theme, depth: depth)
        var bytes: [UInt8] = []
        for y in 0..<size.height {
            if y > 0 { bytes.append(UInt8(ascii: "\n")) }
            appendRow(y, styled: sgr, to: &bytes)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func appendRow(_ y: Int, styled sgr: SGR, to bytes: inout [UInt8]) {
        let style = { (x: Int) in sgr.visible(self[x, y].style) }
        let end = (0..<size.width).last { style($0) != .plain || character(of: self[$0, y]) != " " }
        guard let end else { return }
        var current = Style.plain
        for x in 0...end {
            guard let character = character(of: self[x, y]) else { continue }
            if style(x) != current {
                sgr.append(style(x), after: current, to: &bytes)
                current = style(x)
            }
            bytes.append(contentsOf: character.utf8)
        }
        if current != .plain { sgr.append(.plain, after: current, to: &bytes) }
    }
}
