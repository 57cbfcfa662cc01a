import Testing
import TextUI

@Suite("List")
struct ListTests {
    @Test("A list shows its rows, and the selected row is reversed across the whole width")
    func rows() {
        #expect(
            list(3).styledText(8, 4) == """
                ▸ row 0
                  row 1
                  row 2

                ---
                1:1-8 reverse
                """)
    }

    @Test(
        "The last column of a list shows the position of the visible rows",
        arguments: [
            (0, "▸ row 0  ┃\n  row 1\n  row 2"), (4, "  row 2\n  row 3  ┃\n▸ row 4"),
            (9, "  row 7\n  row 8\n▸ row 9  ┃"),
        ])
    func indicator(selection: Int, expected: String) {
        #expect(list(10, selection: selection).plainText(10, 3) == expected)
    }

    @Test("A list has no position indicator if all its rows are visible")
    func noIndicator() {
        #expect(list(2).plainText(7, 2) == "▸ row 0\n  row 1")
        #expect(list(0).plainText(5, 1) == "")
    }

    @Test("A list keeps the selected row visible, and scrolls no further than necessary")
    func scrolling() {
        var state = ListState()
        func show(_ key: Key?) -> String {
            if let key { _ = state.handle(key, count: 10) }
            let frame = List(count: 10, state: state) { Text("\($0)") }.frame(1, 3)
            if let rows = frame.report.shownRows { state.didShow(rows) }
            return "\(frame.report.shownRows ?? 0..<0) \(state.selection)"
        }
        #expect(show(nil) == "0..<3 0")
        #expect(show(.down) == "0..<3 1")
        #expect(show(.down) == "0..<3 2")
        #expect(show(.down) == "1..<4 3")
        #expect(show(.up) == "1..<4 2")
        #expect(show(.up) == "1..<4 1")
        #expect(show(.up) == "0..<3 0")
        #expect(show(.end) == "7..<10 9")
        #expect(show(.pageUp) == "7..<10 7")
        #expect(show(.pageUp) == "5..<8 5")
    }

    @Test("A list that has become too short for its selection shows and marks its last row")
    func shrinking() {
        var state = state(9, of: 10)
        state.didShow(7..<10)
        #expect(
            List(count: 2, state: state) { Text("row \($0)") }.styledText(8, 3)
                == "  row 0\n▸ row 1\n\n---\n2:1-8 reverse")
        #expect(List(count: 0, state: state) { Text("row \($0)") }.frame(8, 3).report.shownRows == 0..<0)
        #expect(List(count: -1, state: state) { Text("row \($0)") }.plainText(8, 1) == "")
    }

    @Test("A list clips a row to one line")
    func rowHeight() {
        #expect(List(count: 1, state: ListState()) { _ in Text("one\ntwo") }.plainText(7, 2) == "▸ one…\n")
    }

    private static let sections = [
        ListSection("One", count: 2), ListSection("None", count: 0),
        ListSection("Two", count: 3, footer: "That is all"),
    ]

    @Test("A list shows the headings and footers of its sections, and selects only rows")
    func sections() {
        let list = List(Self.sections, state: state(2, of: 5)) { Text("row \($0)") }
        #expect(
            list.styledText(13, 12) == """
                One
                  row 0
                  row 1

                None

                Two
                ▸ row 2
                  row 3
                  row 4
                  That is all

                ---
                1:1-3 bold underline accent
                5:1-4 bold underline accent
                7:1-3 bold underline accent
                8:1-13 reverse
                11:3-13 italic secondary
                """)
        #expect(list.frame(13, 12).report.shownRows == 0..<5)
    }

    @Test(
        "A list shows a heading or footer together with the adjacent row, if the selected row leaves room",
        arguments: [
            (0, 3, "One     ┃\n▸ row 0\n  row 1", 0..<2), (0, 1, "▸ row 0 ┃", 0..<1),
            (2, 3, "\nTwo     ┃\n▸ row 2", 2..<3), (4, 3, "  row 3\n▸ row 4\n  That… ┃", 3..<5),
            (4, 1, "▸ row 4 ┃", 4..<5),
        ])
    func scrolledSections(selection: Int, height: Int, expected: String, rows: Range<Int>) {
        let frame = List(Self.sections, state: state(selection, of: 5)) { Text("row \($0)") }.frame(9, height)
        #expect(frame.grid.plainText == expected)
        #expect(frame.report.shownRows == rows)
    }

    @Test(
        "Empty sections at a list's start or end are visible along with the first or last row",
        arguments: [(0, "A         ┃\n\nB\n▸ row 0"), (8, "\nC\n\nD         ┃")])
    func rowlessSections(selection: Int, expected: String) {
        let sections = [
            ListSection("A", count: 0), ListSection("B", count: 9), ListSection("C", count: 0),
            ListSection("D", count: 0),
        ]
        let height = selection == 0 ? 4 : 5
        let text = List(sections, state: state(selection, of: 9)) { Text("row \($0)") }.plainText(11, height)
        #expect(text.hasSuffix(expected))
    }

    @Test("A list shows its end, even if its sections have Int.max rows each", arguments: [1, 10])
    func uncountable(height: Int) {
        let sections = [ListSection("One", count: .max), ListSection("Two", count: .max)]
        var state = ListState()
        state.didShow(.max - 9 ..< .max)
        for _ in 0..<2 { _ = state.handle(.end, count: .max) }
        _ = state.handle(.scrollDown, count: .max)
        let shown = List(sections, state: state) { Text("\($0)") }.frame(14, height).report.shownRows
        #expect(shown?.count == height)
    }

    private func list(_ count: Int, selection: Int = 0) -> some Block {
        List(count: count, state: state(selection, of: count)) { Text("row \($0)") }
    }

    private func state(_ selection: Int, of count: Int) -> ListState {
        var state = ListState()
        for _ in 0..<selection { _ = state.handle(.down, count: count) }
        return state
    }
}
