import Testing
import TextUI

@Suite("LazyVStack")
struct LazyVStackTests {
    /// Records which rows were built.
    private final class Built {
        var rows: [Int] = []
    }

    private func makeStack(count: Int, noting built: Built = Built()) -> LazyVStack<Text> {
        LazyVStack(count: count) { row in
            built.rows.append(row)
            return Text("\(row)")
        }
    }

    @Test(
        "A LazyVStack shows its rows one below the other, as many as fit",
        arguments: [(0, "\n\n"), (2, "0\n1\n"), (9, "0\n1\n2")])
    func rows(count: Int, expected: String) {
        #expect(makeStack(count: count).plainText(3, 3) == expected)
    }

    @Test("A LazyVStack of 10,000 rows in a scroll view builds only the visible rows, each once")
    func builtRows() {
        let built = Built()
        var state = ScrollState()
        _ = state.handle(.end)
        let frame = ScrollView(state: state) { makeStack(count: 10_000, noting: built) }.frame(6, 3)
        #expect(frame.grid.plainText == "9997\n9998\n9999 ┃")
        #expect(built.rows == [9_997, 9_998, 9_999])
    }

    @Test("A LazyVStack works between other blocks of a stack")
    func amongOthers() {
        let content = VStack {
            Text("a\nb")
            makeStack(count: 2)
            Text("c")
        }
        #expect(content.plainText(3, 5) == "a\nb\n0\n1\nc")
        #expect(content.plainText(3, 3) == "a\nb\n0")
        var state = ScrollState()
        for _ in 0..<3 { _ = state.handle(.down) }
        #expect(ScrollView(state: state) { content }.plainText(3, 2) == "1\nc ┃")
    }

    @Test("A LazyVStack clips a row that is higher than one line")
    func highRow() {
        #expect(LazyVStack(count: 2) { Text("\($0)\nmore") }.plainText(4, 3) == "0…\n1…\n")
    }
}
