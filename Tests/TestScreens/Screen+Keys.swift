public import Shell
public import TextUI

/// Using a screen without a shell: it takes keys, and is drawn alone.
extension Screen {
    /// Presses `keys` one after the other, ignoring those that the screen does not handle.
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

    /// The text of the screen in a standard terminal.
    public var text: String { draw().grid.plainText }
}
