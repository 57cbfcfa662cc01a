import Testing

@testable import TextUI

@Suite("Cell grid")
struct CellGridTests {
    @Test("A new cell grid is blank, and every position outside of a grid is blank")
    func blank() {
        let grid = CellGrid(size: Size(width: 2, height: 1))
        #expect(grid[0, 0] == .blank && grid[5, 5] == .blank && grid[-1, 0] == .blank)
        #expect(grid.character(of: grid[1, 0]) == " ")
        #expect(CellGrid(size: Size(width: -1, height: 5)).size == Size(width: 0, height: 5))
    }

    @Test("A cell grid holds scalars, clusters and wide characters")
    func characters() {
        let grid = makeGrid("ae\u{301}漢👩‍🔬")
        #expect((0..<7).map { grid.character(of: grid[$0, 0]) } == ["a", "e\u{301}", "漢", nil, "👩‍🔬", nil, " "])
        #expect((0..<7).map { grid[$0, 0].isWide } == [false, false, true, false, true, false, false])
        #expect(grid[3, 0].isRightHalf && !grid[2, 0].isRightHalf)
    }

    @Test("A cell grid counts the cells that look different in another grid, whatever was drawn before")
    func differences() {
        var grid = makeGrid("e\u{301}漢abc")
        // A replaced cluster keeps its number, so this grid numbers its clusters differently from `grid`.
        var other = makeGrid("x\u{302}")
        other.put("y", width: 1, x: 0, y: 0, style: .plain)
        for (x, character) in [(0, "e\u{301}"), (3, "a"), (4, "b"), (5, "c")] as [(Int, Character)] {
            other.put(character, width: 1, x: x, y: 0, style: .plain)
        }
        other.put("漢", width: 2, x: 1, y: 0, style: .plain)
        #expect(grid.differenceCount(from: other) == 0)
        grid.put("o\u{301}", width: 1, x: 0, y: 0, style: .plain)
        grid.put("b", width: 1, x: 4, y: 0, style: Style(attributes: .bold))
        #expect(grid.differenceCount(from: other) == 2 && other.differenceCount(from: grid) == 2)
        #expect(grid.differenceCount(from: CellGrid(size: .zero)) == 7)
    }

    @Test("A cell grid leaves out characters that do not fit", arguments: [(6, 0), (-1, 0), (0, -1), (0, 1), (7, 0)])
    func outside(x: Int, y: Int) {
        var grid = makeGrid("")
        grid.put("漢", width: 2, x: x, y: y, style: .plain)
        #expect(grid == makeGrid(""))
    }

    @Test(
        "A cell grid blanks the other half of a wide character that is half covered",
        arguments: [
            (0, 1, "x 字漢"), (1, 1, " x字漢"), (1, 2, " 好 漢"), (2, 1, "漢x 漢"), (4, 2, "漢字好"),
        ])
    func covering(x: Int, width: Int, expected: String) {
        var grid = makeGrid("漢字漢")
        grid.put(width == 2 ? "好" : "x", width: width, x: x, y: 0, style: .plain)
        #expect(grid.plainText == expected)
    }

    @Test("Two cell grids that look the same are equal, whatever was drawn before")
    func equality() {
        var one = makeGrid("👩‍🔬e\u{301}")
        var other = makeGrid("e\u{301}👩‍🔬")
        #expect(one != other)
        other.put("👩‍🔬", width: 2, x: 0, y: 0, style: .plain)
        other.put("e\u{301}", width: 1, x: 2, y: 0, style: .plain)
        #expect(one == other)
        one.put("e\u{301}", width: 1, x: 2, y: 0, style: Style(attributes: .bold))
        #expect(one != other)
    }

    @Test("A cell grid stores each cluster once")
    func interning() {
        let one = makeGrid("e\u{301}e\u{301}")
        #expect(one[0, 0] == one[1, 0])
    }

    @Test("A grid's cells have no padding bytes, so that rows can be compared as memory")
    func layout() {
        #expect(MemoryLayout<Cell>.size == 16 && MemoryLayout<Cell>.stride == 16)
    }

    private func makeGrid(_ string: String) -> CellGrid {
        var grid = CellGrid(size: Size(width: 7, height: 1))
        var x = 0
        SanitizedText(string).forEachCluster { character, width in
            grid.put(character, width: width, x: x, y: 0, style: .plain)
            x += width
        }
        return grid
    }
}

extension CellGrid {
    /// Whether each right half follows a wide character, and each character has the width of its cell.
    var wideCharactersAreWhole: Bool {
        (0..<size.height).allSatisfy { y in
            (0..<size.width).allSatisfy { x in
                if self[x, y].isRightHalf { return x > 0 && self[x - 1, y].isWide }
                return character(of: self[x, y]).map { DisplayWidth.of($0) == (self[x, y].isWide ? 2 : 1) } ?? false
            }
        }
    }
}
