import Testing
import TextUI

@Suite("The state of a grid")
struct GridStateTests {
    /// Returns the state of a grid of 8 cells in 3 columns, with two visible rows.
    private func makeState(selecting selection: Int = 0) -> GridState {
        var state = GridState()
        state.didShow(columns: 3)
        state.didShow(0..<6)
        _ = state.select(selection, count: 8)
        return state
    }

    @Test(
        "Keys move a grid's selection by cells and by rows, but not beyond the edges",
        arguments: [
            (0, Key.right, 1), (0, .left, 0), (2, .right, 3), (7, .right, 7), (3, .left, 2), (0, .down, 3), (1, .up, 1),
            (4, .up, 1), (4, .down, 7), (5, .down, 7), (6, .down, 6), (7, .up, 4), (3, .home, 0), (0, .end, 7),
            (7, .end, 7),
            (1, .home, 0), (1, .pageDown, 4), (4, .pageUp, 1), (1, .scrollDown, 4), (4, .scrollUp, 1),
        ])
    func keys(selection: Int, key: Key, expected: Int) {
        var state = makeState(selecting: selection)
        let isForGrid = state.handle(key, count: 8)
        #expect(isForGrid)
        #expect(state.selection == expected)
    }

    @Test("A grid ignores enter, escape, tab and letters", arguments: [Key.enter, .escape, .character("x"), .tab])
    func otherKeys(key: Key) {
        var state = makeState()
        let before = state
        let isForGrid = state.handle(key, count: 8)
        #expect(!isForGrid)
        #expect(state == before)
    }

    @Test("An empty grid has no selection, but still handles the keys of a grid")
    func empty() {
        var state = GridState()
        for key in [Key.down, .up, .left, .right, .home, .end, .pageDown] {
            let isForGrid = state.handle(key, count: 0)
            #expect(isForGrid)
        }
        #expect(state.selection(in: 0) == nil)
        #expect(state.selection == 0)
    }

    @Test("Selecting a grid's cell returns whether the cell was already selected", arguments: [(4, true), (5, false)])
    func select(index: Int, wasSelected: Bool) {
        var state = makeState(selecting: 4)
        let answer = state.select(index, count: 8)
        #expect(answer == wasSelected)
        #expect(state.selection == index)
        for outside in [8, -1] {
            let answer = state.select(outside, count: 8)
            #expect(!answer)
        }
        #expect(state.selection == index)
    }

    @Test("If a grid's cells move, its selection and visible range move with them")
    func move() {
        var state = makeState(selecting: 4)
        state.didShow(3..<8)
        state.move(count: 8) { $0 + 6 }
        #expect(state.selection == 10)
        var moved = makeState(selecting: 10)
        _ = moved.select(10, count: 14)
        moved.didShow(9..<14)
        #expect(state == moved)
    }
}
