public import Shell
public import Testing
public import TextUI

/// Drives a screen without a shell: passes keys to the screen, and draws only the screen.
extension Screen {
    /// Presses `keys` one after the other, and expects the screen to use each of them.
    public func press(_ keys: Key..., sourceLocation: SourceLocation = #_sourceLocation) {
        for key in keys { #expect(handle(key), "\(key)", sourceLocation: sourceLocation) }
    }

    /// Types `text` letter by letter.
    public func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        for character in text { press(.character(character), sourceLocation: sourceLocation) }
    }

    /// Draws the screen in its box.
    @discardableResult
    public func draw(_ size: Size = ScreenSize.standard.size) -> Frame {
        Frame(screen: self, size: size)
    }

    /// Expects the visible rows to stay in place when the selection moves from the last row to the row above.
    public func expectRowsStay(sourceLocation: SourceLocation = #_sourceLocation) throws {
        press(.end, sourceLocation: sourceLocation)
        let rows = try #require(draw(ScreenSize.small.size).report.shownRows, sourceLocation: sourceLocation)
        press(.up, sourceLocation: sourceLocation)
        #expect(draw(ScreenSize.small.size).report.shownRows == rows, sourceLocation: sourceLocation)
    }

    /// The text of the screen in a standard terminal.
    public var text: String { draw().grid.plainText }
}
