import Terminal
import Testing

@testable import TextUI

@Suite("The frame writer")
struct FrameWriterTests {
    private let writer = FrameWriter(theme: .dark, depth: .trueColor)

    private func makeGrid(_ rows: String..., width: Int = 10) -> CellGrid { makeGrid(rows, width: width) }

    private func makeGrid(_ rows: [String], width: Int) -> CellGrid {
        var grid = CellGrid(size: Size(width: width, height: rows.count))
        for (y, row) in rows.enumerated() {
            var x = 0
            for character in row {
                let width = RandomGrid.width(character)
                grid.put(character, width: width, x: x, y: y, style: .plain)
                x += width
            }
        }
        return grid
    }

    private func text(from previous: TerminalFrame?, to next: TerminalFrame) -> String {
        String(decoding: writer.bytes(from: previous, to: next), as: UTF8.self)
    }

    /// Returns what is written to replace `previous` by `next`, both without a cursor.
    private func text(from previous: CellGrid, to next: CellGrid) -> String {
        text(from: TerminalFrame(grid: previous), to: TerminalFrame(grid: next))
    }

    @Test("The first frame, or the first of a new size, clears the terminal and draws everything but blanks")
    func drawsAll() {
        let grid = makeGrid("ab", "", "  c")
        let expected = "\u{1B}[?25l\u{1B}[m\u{1B}[2J\u{1B}[1Hab\u{1B}[2Bc"
        #expect(text(from: nil, to: TerminalFrame(grid: grid)) == expected)
        #expect(text(from: makeGrid("ab", "", "  c", width: 5), to: grid) == expected)
    }

    @Test("The frame writer compares the visible characters, whatever the order of drawing")
    func comparesWhatIsShown() {
        var twin = makeGrid("", "")
        for (x, character) in [(1, "o\u{308}\u{301}"), (0, "e\u{301}")] as [(Int, Character)] {
            twin.put(character, width: 1, x: x, y: 0, style: .plain)
        }
        let grid = makeGrid("e\u{301}o\u{308}\u{301}", "")
        #expect(text(from: grid, to: twin) == "")
        #expect(text(from: grid, to: makeGrid("o\u{308}\u{301}e\u{301}", "")) != "")
    }

    @Test("The frame writer writes only differences, and moves the cursor only if necessary")
    func writesDifference() {
        let previous = TerminalFrame(grid: makeGrid("abcdefgh", "same", "old"))
        let next = TerminalFrame(grid: makeGrid("XbcdefgZ", "same", "new"))
        #expect(text(from: previous, to: next) == "\u{1B}[1HX\u{1B}[6CZ\n\n\rnew")
    }

    @Test(
        "The frame writer writes the shortest difference",
        arguments: [
            ("a few unchanged cells are written if a move is longer", ["abcdefgh"], ["XbcdXfgh"], "\u{1B}[1HXbcdX"),
            (
                "a move is relative if that is shorter", ["a  x", "b  x", "c  x", "d", "e", "f"],
                ["a  y", "b  y", "c  x", "d", "e", "y"], "\u{1B}[1;4Hy\u{1B}[B\u{8}y\u{1B}[6Hy"
            ),
            ("the rest of a row that is now shorter is erased", ["abcdefgh"], ["abX"], "\u{1B}[1;3HX\u{1B}[K"),
            ("a row that has become empty is erased", ["abcdefgh"], [""], "\u{1B}[1H\u{1B}[K"),
            (
                "a long stretch of blanks within a row is erased", ["|abcdefghij|"], ["|          |"],
                "\u{1B}[1;2H\u{1B}[10X"
            ),
            (
                "two long stretches are erased together, and the text between them is drawn again",
                ["|aaaaaaaaaabcccccccccc|"], ["|          d          |"], "\u{1B}[1;2H\u{1B}[21X\u{1B}[10Cd"
            ),
            (
                "two stretches up to the end of the row are erased together", ["|aaaaaaaaaabcccccccccc|"],
                ["|          d"], "\u{1B}[1;2H\u{1B}[K\u{1B}[10Cd"
            ),
            (
                "two stretches are erased one after the other if something between them stays",
                ["|aaaaaaaaaabcccccccccc|"], ["|          b          |"],
                "\u{1B}[1;2H\u{1B}[10X\u{1B}[11C\u{1B}[10X"
            ),
            (
                "rows that have moved up are scrolled, but not the rows around them",
                ["top", "a", "b", "c", "d", "e", "bottom"], ["top", "b", "c", "d", "e", "f", "bottom"],
                "\u{1B}[2;6r\n\u{1B}[M\u{1B}[r\u{1B}[6Hf"
            ),
            (
                "rows that have moved down are scrolled", ["top", "a", "b", "c", "d", "e", "bottom"],
                ["top", "y", "z", "a", "b", "c", "bottom"], "\u{1B}[2;6r\n\u{1B}[2L\u{1B}[r\ny\n\rz"
            ),
            (
                "rows are drawn, not scrolled, if scrolling would leave as many to draw", ["a", "b", "c", "d"],
                ["b", "c", "x", "y"], "\u{1B}[1Hb\n\rc\n\rx\n\ry"
            ),
            ("a wide character has its own width", [""], ["漢a"], "\u{1B}[1H漢a"),
            (
                "the cursor is placed again after a width that terminals disagree on", [""], ["🙂a"],
                "\u{1B}[1H\u{1B}[2X🙂\u{1B}[3Ga"
            ),
            ("the cursor is placed again after a combining mark", [""], ["e\u{301}a"], "\u{1B}[1He\u{301}\u{1B}[1;2Ha"),
            ("a cell that a disputed width may cover is drawn again", ["ab"], ["☺b"], "\u{1B}[1H☺\u{1B}[2Gb"),
            ("a cell that a disputed width may have covered is drawn", ["☺b"], ["ab"], "\u{1B}[1Hab"),
        ] as [(String, [String], [String], String)])
    func shortest(rule: String, previous: [String], next: [String], expected: String) {
        let width = max(10, previous.map(\.count).max() ?? 0)
        let (previous, next) = (makeGrid(previous, width: width), makeGrid(next, width: width))
        #expect(text(from: previous, to: next) == expected, "\(rule)")
    }

    @Test("The frame writer always makes the same choice between two equally short outputs")
    func isDeterministic() {
        let (previous, next) = (makeGrid("a", "b", "a", "b", "a", "b"), makeGrid("b", "a", "b", "a", "b", "a"))
        #expect(text(from: previous, to: next).contains("\u{1B}[L"))
    }

    @Test("The frame writer synchronizes its output if the terminal supports that, but writes no empty update")
    func synchronizes() {
        let writer = FrameWriter(theme: .dark, depth: .trueColor, isSynchronized: true)
        let (previous, next) = (TerminalFrame(grid: makeGrid("a")), TerminalFrame(grid: makeGrid("b")))
        let bytes = writer.bytes(from: previous, to: next)
        #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[?2026h\u{1B}[1Hb\u{1B}[?2026l")
        #expect(writer.bytes(from: next, to: next).isEmpty)
    }

    @Test("The frame writer writes a style only if it changes, and ends in the plain style")
    func changesStyle() {
        let bold = Style(attributes: .bold)
        var grid = makeGrid("abcd")
        for (x, character) in "ab".enumerated() { grid.put(character, width: 1, x: x, y: 0, style: bold) }
        #expect(text(from: makeGrid(""), to: grid) == "\u{1B}[1H\u{1B}[1mab\u{1B}[mcd")
        for (x, character) in "cd".enumerated() { grid.put(character, width: 1, x: x + 2, y: 0, style: bold) }
        #expect(text(from: makeGrid(""), to: grid) == "\u{1B}[1H\u{1B}[1mabcd\u{1B}[m")
    }

    @Test("The frame writer shows, moves and hides the cursor, and hides it while drawing")
    func showsCursor() {
        let hidden = TerminalFrame(grid: makeGrid("a"))
        let shown = TerminalFrame(grid: makeGrid("a"), cursor: Point(x: 1, y: 0))
        let moved = TerminalFrame(grid: makeGrid("a"), cursor: Point(x: 2, y: 0))
        let drawn = TerminalFrame(grid: makeGrid("b"), cursor: Point(x: 2, y: 0))
        #expect(text(from: hidden, to: shown) == "\u{1B}[1;2H\u{1B}[?25h")
        #expect(text(from: shown, to: moved) == "\u{1B}[1;3H")
        #expect(text(from: moved, to: drawn) == "\u{1B}[?25l\u{1B}[1Hb\u{1B}[C\u{1B}[?25h")
        #expect(text(from: shown, to: hidden) == "\u{1B}[?25l")
    }
}
