import Testing
import TextUI

@Suite("ReportReader")
struct ReportReaderTests {
    @Test(
        "A report reader knows whether the arrow keys would move the list or grid above the reader",
        arguments: [(0, "fixed"), (1, "fixed"), (2, "moves")])
    func rows(count: Int, expected: String) {
        #expect(reading { List(count: count, state: ListState()) { Text("\($0)") } } == expected)
        let grid = Grid(count: count, state: GridState(), cellSize: Size(width: 4, height: 1), maxColumns: 3) {
            index, _ in
            Text("\(index)")
        }
        #expect(reading { grid } == expected)
    }

    @Test("The arrow keys move a scroll view if its content does not fit or has a focused block")
    func scrollView() {
        #expect(reading { ScrollView(state: ScrollState()) { Text("1\n2\n3") } } == "fixed")
        #expect(reading { ScrollView(state: ScrollState()) { Text("1\n2\n3\n4") } } == "moves")
        #expect(reading { ScrollView(state: ScrollState()) { Text("1").focused(true) } } == "moves")
    }

    @Test("The arrow keys do not move a text")
    func text() {
        #expect(reading { Text("1") } == "fixed")
    }

    /// Returns the text of a report reader below `block`; the block gets three rows.
    private func reading(_ block: () -> some Block) -> String {
        let stack = VStack {
            block().frame(height: 3)
            ReportReader { Text($0.moves ? "moves" : "fixed") }.frame(height: 1)
        }
        return stack.plainText(12, 4).split(separator: "\n").last.map(String.init) ?? ""
    }
}
