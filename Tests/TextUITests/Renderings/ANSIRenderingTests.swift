import Testing

@testable import TextUI

@Suite("ANSI rendering")
struct ANSIRenderingTests {
    @Test(
        "An ANSI text leaves out styles that the theme or the terminal lacks, and each row ends in the plain style",
        arguments: [
            (.dark, .trueColor, "plain\n \u{1B}[38;2;1;2;3m漢\u{1B}[1;39me\u{301}\u{1B}[0;7m \u{1B}[m\n"),
            (.dark.monochrome, .trueColor, "plain\n 漢\u{1B}[1me\u{301}\u{1B}[0;7m \u{1B}[m\n"),
            (.dark, .none, "plain\n 漢\u{1B}[1me\u{301}\u{1B}[0;7m \u{1B}[m\n"),
        ] as [(Theme, ColorDepth, String)])
    func styles(theme: Theme, depth: ColorDepth, expected: String) {
        var grid = CellGrid(size: Size(width: 8, height: 3))
        for (x, character) in "plain".enumerated() { grid.put(character, width: 1, x: x, y: 0, style: .plain) }
        grid.put("漢", width: 2, x: 1, y: 1, style: Style(foreground: .rgb(1, 2, 3)))
        grid.put("e\u{301}", width: 1, x: 3, y: 1, style: Style(attributes: .bold))
        grid.put(" ", width: 1, x: 4, y: 1, style: Style(attributes: .reverse))
        #expect(grid.ansiText(theme: theme, depth: depth) == expected)
    }
}
