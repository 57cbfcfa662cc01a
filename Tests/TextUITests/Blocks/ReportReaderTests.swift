import Testing
import TextUI

@Suite("ReportReader")
struct ReportReaderTests {
    @Test(
        "Knows whether the arrow keys move something in what was drawn before",
        arguments: [(0, "fixed"), (1, "fixed"), (2, "moves")])
    func rows(count: Int, expected: String) {
        #expect(reading { List(count: count, state: ListState()) { Text("\($0)") } } == expected)
        let grid = Grid(count: count, state: GridState(), cellSize: Size(width: 4, height: 1), maxColumns: 3) {
            index, _ in
            Text("\(index)")
        }
        #expect(reading { grid } == expected)
    }

    @Test("A scroll view moves if its content does not fit, or can have the focus")
    func scrollView() {
        #expect(reading { ScrollView(state: ScrollState()) { Text("1\n2\n3") } } == "fixed")
        #expect(reading { ScrollView(state: ScrollState()) { Text("1\n2\n3\n4") } } == "moves")
        #expect(reading { ScrollView(state: ScrollState()) { Text("1").focused(true) } } == "moves")
    }

    @Test("Text does not move")
    func text() {
        #expect(reading { Text("1") } == "fixed")
    }

    /// Returns what a reader below `block` says, which is three rows high.
    private func reading(_ block: () -> some Block) -> String {
        let stack = VStack {
            block().frame(height: 3)
            ReportReader { Text($0.moves ? "moves" : "fixed") }.frame(height: 1)
        }
        return stack.plainText(12, 4).split(separator: "\n").last.map(String.init) ?? ""
    }
}
