import Testing
import TextUI

@Suite("ScrollState")
struct ScrollStateTests {
    @Test(
        "A scroll view moves by a line, a page or a turn of the wheel, but not above the first line",
        arguments: [
            ([Key.down], 1), ([.up], 0), ([.up, .up, .down], 1), ([.pageDown], 5), ([.pageDown, .pageUp], 0),
            ([.scrollDown], 3),
            ([.scrollDown, .scrollUp], 0), ([.end, .home], 0),
        ])
    func scrolling(keys: [Key], expected: Int) {
        var state = ScrollState()
        state.didShow(0..<5)
        for key in keys {
            let isHandled = state.handle(key)
            #expect(isHandled)
        }
        #expect(state.offset == expected)
    }

    @Test("After scrolling beyond the end, a scroll view scrolls on from the visible lines")
    func end() {
        var state = ScrollState()
        for _ in 0..<9 { _ = state.handle(.end) }
        state.didShow(7..<10)
        #expect(state.offset == 7)
        _ = state.handle(.pageUp)
        #expect(state.offset == 4)
    }

    @Test("Scroll views use only scroll keys", arguments: [Key.enter, .escape, .left, .right, .tab, .character("b")])
    func otherKeys(key: Key) {
        var state = ScrollState()
        let isHandled = state.handle(key)
        #expect(!isHandled)
        #expect(state == ScrollState())
    }
}
