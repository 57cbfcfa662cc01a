import TextUI

extension Block {
    /// What the block looks like in a grid of that size.
    func plainText(_ width: Int, _ height: Int, symbols: Symbols = .unicode) -> String {
        frame(width, height, symbols: symbols).grid.plainText
    }

    /// What the block looks like in a grid of that size, with its styles.
    func styledText(_ width: Int, _ height: Int) -> String {
        frame(width, height).grid.styledText
    }

    func frame(_ width: Int, _ height: Int, symbols: Symbols = .unicode) -> Frame {
        Frame(self, size: Size(width: width, height: height), appearance: Appearance(symbols: symbols))
    }
}
