public import Shell
public import TextUI

/// A screen without a shell: it takes keys, and is drawn alone.
extension Screen {
    /// Presses `keys` one after the other; what the screen leaves to the shell does nothing.
    public func press(_ keys: Key...) {
        for key in keys { _ = handle(key) }
    }

    /// Types `text` letter by letter.
    public func type(_ text: String) {
        for character in text { press(.character(character)) }
    }

    /// Draws the screen in its box.
    @discardableResult
    public func draw(_ size: Size = ScreenSize.standard.size) -> Frame {
        Frame(screen: self, size: size)
    }

    /// What the screen shows in a standard terminal.
    public var text: String { draw().grid.plainText }
}
