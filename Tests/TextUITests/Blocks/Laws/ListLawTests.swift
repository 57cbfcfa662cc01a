import Testing
import TextUI

@Suite("Laws of lists, for random sections, states and sizes")
struct ListLawTests {
    /// The rows that were built, in order.
    private final class Built {
        var rows: [Int] = []
    }

    @Test("A list first builds the selected row, then exactly the visible rows", arguments: BlockLawTests.seeds)
    func virtual(seed: UInt64) {
        var random = RandomBlock(seed: seed)
        for _ in 0..<60 {
            let sections = random.sections(largest: 1_000_000)
            let state = random.listState(count: sections.reduce(0) { $0 + $1.rows })
            let size = random.size(largest: 300)
            let built = Built()
            let list = List(sections.map(\.section), state: state) { index in
                built.rows.append(index)
                return Text("row \(index)")
            }
            _ = list.sizeThatFits(size)
            #expect(built.rows.isEmpty)
            let shown = Frame(list, size: size).report.shownRows ?? 0..<0
            let selected = state.selection(in: sections.reduce(0) { $0 + $1.rows }).map { [$0] } ?? []
            #expect(built.rows == (size.width > 0 && size.height > 0 ? selected : []) + shown)
            #expect(shown.count <= size.height)
        }
    }

    @Test(
        "The selected row is visible if a row fits, and drawing the list again does not scroll it",
        arguments: BlockLawTests.seeds)
    func selection(seed: UInt64) {
        var random = RandomBlock(seed: seed)
        for _ in 0..<60 {
            let sections = random.sections(largest: 30)
            let count = sections.reduce(0) { $0 + $1.rows }
            var state = random.listState(count: count)
            let size = random.size(largest: 60)
            func frame() -> Frame {
                Frame(List(sections.map(\.section), state: state) { Text("row \($0)") }, size: size)
            }
            guard let shown = frame().report.shownRows else { continue }
            #expect(state.selection(in: count).map(shown.contains) ?? shown.isEmpty)
            state.didShow(shown)
            let again = frame()
            state.didShow(again.report.shownRows ?? 0..<0)
            #expect(frame().grid == again.grid)
        }
    }
}
