import TextUI

extension Block {
    /// Returns the block's text, drawn in a grid of `width` by `height` cells.
    func plainText(_ width: Int, _ height: Int, symbols: Symbols = .unicode) -> String {
        frame(width, height, symbols: symbols).grid.plainText
    }

    /// Returns the block's text and styles, drawn in a grid of `width` by `height` cells.
    func styledText(_ width: Int, _ height: Int) -> String {
        frame(width, height).grid.styledText
    }

    func frame(_ width: Int, _ height: Int, symbols: Symbols = .unicode) -> Frame {
        Frame(self, size: Size(width: width, height: height), appearance: Appearance(symbols: symbols))
    }
}
