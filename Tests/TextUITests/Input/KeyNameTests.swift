import Testing
import TextUI

@Suite("The name of a key")
struct KeyNameTests {
    @Test(
        "A key has the name that key bars and scripts use",
        arguments: [
            (.escape, "esc"), (.enter, "enter"), (.pageDown, "pagedown"), (.backtab, "shift-tab"), (.space, "space"),
            (.character("?"), "?"), (.control("c"), "ctrl-c"), (.function(1), "f1"), (.alt("x"), "alt-x"),
            (.click(Point(x: 3, y: 4)), "click-3-4"),
            (.modified(.left, [.control, .shift]), "shift-ctrl-left"), (.scrollUp, "scrollup"), (.paste("a b"), "a b"),
        ] as [(Key, String)])
    func name(key: Key, name: String) {
        #expect(key.name == name)
    }

    @Test("No two keys other than characters have the same name")
    func distinct() {
        let keys: [Key] = [
            .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape, .tab, .backtab, .backspace,
            .delete, .scrollUp, .scrollDown, .space,
        ]
        #expect(Set(keys.map(\.name)).count == keys.count)
    }
}
