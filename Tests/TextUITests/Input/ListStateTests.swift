import Testing
import TextUI

@Suite("ListState")
struct ListStateTests {
    @Test(
        "Keys move a list's selection, but not beyond the rows",
        arguments: [
            ([Key.down], 1), ([.up], 0), ([.down, .down, .up], 1), ([.end], 9), ([.end, .down], 9), ([.end, .home], 0),
            ([.pageDown], 3), ([.pageDown, .pageDown, .pageDown, .pageDown], 9), ([.end, .pageUp], 6),
            ([.scrollDown], 3),
            ([.end, .scrollUp], 6),
        ])
    func moving(keys: [Key], expected: Int) {
        var state = ListState()
        state.didShow(0..<4)
        for key in keys {
            let isHandled = state.handle(key, count: 10)
            #expect(isHandled)
        }
        #expect(state.selection == expected)
    }

    @Test("With Int.max rows, a list's selection stays valid", arguments: [Key.end, .down, .scrollDown, .pageDown])
    func uncountable(key: Key) {
        var state = ListState()
        state.didShow(0..<(.max))
        for key in [.end, key] { _ = state.handle(key, count: .max) }
        #expect(state.selection == .max - 1)
        _ = state.handle(key, count: .min)
        #expect(state.selection == 0)
    }

    @Test(
        "A list's selection moves with its row or, if the list has become shorter, with the last row",
        arguments: [(8, 10), (5, 10), (3, 8), (0, 4)])
    func move(count: Int, expected: Int) {
        var state = ListState()
        state.select(4)
        state.move(count: count) { $0 + 6 }
        #expect(state.selection == expected)
    }

    @Test("A page of a list is one row if the list's height is unknown")
    func unknownHeight() {
        var state = ListState()
        _ = state.handle(.pageDown, count: 10)
        #expect(state.selection == 1)
    }

    @Test("An empty list has no selection", arguments: [Key.down, .up, .end, .home, .pageDown])
    func empty(key: Key) {
        var state = ListState()
        let isHandled = state.handle(key, count: 0)
        #expect(isHandled)
        #expect(state.selection == 0 && state.selection(in: 0) == nil)
    }

    @Test("A list that has become shorter selects its last row, and keys move the selection from there")
    func shrinking() {
        var state = ListState()
        _ = state.handle(.end, count: 10)
        #expect(state.selection(in: 4) == 3)
        _ = state.handle(.up, count: 4)
        #expect(state.selection == 2)
    }

    @Test("Selecting a row of a list returns whether the row was already selected")
    func select() {
        var state = ListState()
        let answers = [3, 3, 5, -1, 0, 0].map { state.select($0, count: 5) }
        #expect(answers == [false, true, false, false, false, true])
        #expect(state.selection == 0)
        _ = state.handle(.end, count: 10)
        let isLast = state.select(4, count: 5)
        #expect(isLast)
    }

    @Test("A list ignores all but movement keys", arguments: [Key.enter, .escape, .tab, .character("j"), .space])
    func otherKeys(key: Key) {
        var state = ListState()
        let isHandled = state.handle(key, count: 10)
        #expect(!isHandled)
        #expect(state == ListState())
    }
}
