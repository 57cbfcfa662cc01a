/// A symbol in a column of its own, which stays blank in plain ASCII.
public struct SymbolGlyph: Block {
    private let name: String

    /// - Parameter name: The symbol's name in SF Symbols.
    public init(_ name: String) {
        self.name = name
    }

    /// Returns one cell for the glyph and one for a blank to its right.
    public func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: min(2, proposal.width), height: min(1, proposal.height))
    }

    /// Draws the glyph, if the name has one.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        guard !frame.isEmpty, let glyph = canvas.appearance.symbols.glyph(named: name) else { return }
        canvas.styled({ $0.foreground = .secondary }) { $0.draw(glyph, x: frame.x, y: frame.y) }
    }
}
