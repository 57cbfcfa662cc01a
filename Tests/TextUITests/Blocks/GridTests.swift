import TestKit
import Testing
import TextUI

@Suite("Grid")
struct GridTests {
    /// Records which cells were built.
    private final class Built {
        var cells: [Int] = []
    }

    private func makeGrid(
        count: Int, selection: Int = 0, shown: Range<Int> = 0..<0, noting built: Built = Built()
    ) -> Grid<Text> {
        var state = GridState()
        _ = state.select(selection, count: count)
        state.didShow(shown)
        return Grid(count: count, state: state, cellSize: Size(width: 4, height: 2), maxColumns: 3) {
            index, isSelected in
            built.cells.append(index)
            return Text("\(isSelected ? ">" : "")\(index)\nb")
        }
    }

    @Test(
        "A grid has as many columns as fit, up to its maximum",
        arguments: [(1, 1), (3, 1), (8, 1), (9, 2), (12, 2), (13, 3), (17, 3), (100, 3)])
    func columns(width: Int, columns: Int) {
        let report = makeGrid(count: 9).frame(width, 2).report
        #expect(report.shownColumns == columns)
        #expect(report.shownRows == 0..<columns)
    }

    @Test("A grid draws its cells row by row, from left to right")
    func rows() {
        #expect(makeGrid(count: 5).plainText(9, 6) == ">0  1\nb   b\n2   3\nb   b\n4\nb")
    }

    @Test("A grid shows a part of its last visible row if the row does not fit completely")
    func rest() {
        let frame = makeGrid(count: 9).frame(9, 5)
        #expect(frame.grid.plainText == ">0  1   ┃\nb   b   ┃\n2   3\nb   b\n4   5")
        #expect(frame.report.shownRows == 0..<6)
    }

    @Test("A grid shows the selected cell completely, and scrolls no further than necessary")
    func keepsSelection() {
        #expect(makeGrid(count: 9, selection: 5, shown: 0..<4).frame(9, 4).report.shownRows == 2..<6)
        #expect(makeGrid(count: 9, selection: 2, shown: 4..<8).frame(9, 4).report.shownRows == 2..<6)
        #expect(makeGrid(count: 9, selection: 5, shown: 2..<6).frame(9, 4).report.shownRows == 2..<6)
        #expect(makeGrid(count: 9, selection: 8, shown: 0..<4).frame(9, 4).report.shownRows == 6..<9)
    }

    @Test("Each cell of a grid is a tap target, but the blank space after the last cell is not")
    func tap() {
        let report = makeGrid(count: 5).frame(9, 6).report
        #expect(report.tapTarget(at: Point(x: 5, y: 3)) == .row(3))
        #expect(report.tapTarget(at: Point(x: 5, y: 5)) == nil)
    }

    @Test("A grid's transcript says which cells are visible, and which cell is selected")
    func transcript() {
        let frame = Frame(makeGrid(count: 9, selection: 3), size: Size(width: 9, height: 4), transcribes: true)
        #expect(
            frame.transcript.description == """
                list, showing 1 to 4 of 9
                  row "0, b"
                  row "1, b"
                  row "2, b"
                  row ">3, b", selected, 4 of 9
                """)
    }

    @Test(
        "A grid builds exactly the visible cells, including the selected cell",
        arguments: BlockLawTests.seeds)
    func laws(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let count = generator.number(below: 40)
            let selection = generator.number(below: count + 1)
            let size = Size(width: generator.number(below: 20), height: generator.number(below: 12))
            let built = Built()
            let first = generator.number(below: 40)
            let frame = makeGrid(count: count, selection: selection, shown: first..<first + 4, noting: built).frame(
                size.width, size.height)
            #expect(built.cells == Array(frame.report.shownRows ?? 0..<0))
            if selection < count, size.width > 0, size.height > 0 { #expect(built.cells.contains(selection)) }
        }
    }
}
