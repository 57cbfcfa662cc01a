import Testing

@testable import TextUI

@Suite("ANSI rendering")
struct ANSIRenderingTests {
    private func makeGrid() -> CellGrid {
        var grid = CellGrid(size: Size(width: 8, height: 3))
        for (x, character) in "plain".enumerated() { grid.put(character, width: 1, x: x, y: 0, style: .plain) }
        grid.put("漢", width: 2, x: 1, y: 1, style: Style(foreground: .rgb(1, 2, 3)))
        grid.put("e\u{301}", width: 1, x: 3, y: 1, style: Style(attributes: .bold))
        grid.put(" ", width: 1, x: 4, y: 1, style: Style(attributes: .reverse))
        return grid
    }

    @Test("writes only the styles that are there, and ends each row in the plain one")
    func styles() {
        #expect(
            makeGrid().ansiText(theme: .dark, depth: .trueColor)
                == "plain\n \u{1B}[38;2;1;2;3m漢\u{1B}[1;39me\u{301}\u{1B}[0;7m \u{1B}[m\n")
    }

    @Test(
        "writes only attributes in a monochrome theme or without colours",
        arguments: [(Theme.dark.monochrome, ColorDepth.trueColor), (.dark, .none)])
    func writesAttributes(theme: Theme, depth: ColorDepth) {
        #expect(
            makeGrid().ansiText(theme: theme, depth: depth)
                == "plain\n 漢\u{1B}[1me\u{301}\u{1B}[0;7m \u{1B}[m\n")
    }

    @Test("is empty for an empty grid")
    func isEmpty() {
        #expect(CellGrid(size: .zero).ansiText(theme: .dark, depth: .trueColor) == "")
    }
}
