import Testing
import TextUI

@testable import Demo

@Suite("A script of keys")
struct KeyScriptTests {
    @Test(
        "The name of a key is that key",
        arguments: [
            ("up", Key.up), ("down", .down), ("left", .left), ("right", .right), ("enter", .enter), ("esc", .escape),
            ("tab", .tab), ("backtab", .backtab), ("space", .space), ("backspace", .backspace), ("delete", .delete),
            ("home", .home), ("end", .end), ("pageup", .pageUp), ("pagedown", .pageDown), ("ctrl-c", .control("c")),
            ("alt-x", .alt("x")), ("alt-é", .alt("é")), ("alt--", .alt("-")),
            ("click-10-3", .click(Point(x: 10, y: 3))), ("ctrl-left", .modified(.left, .control)),
            ("alt-backspace", .modified(.backspace, .alt)),
            ("/", .character("/")),
        ])
    func named(word: String, key: Key) {
        #expect(Key.script(word) == [key])
    }

    @Test("Any other word is typed letter by letter")
    func typed() {
        #expect(Key.script("Up") == [.character("U"), .character("p")])
        #expect(Key.script("ctrl-") == "ctrl-".map { .character($0) })
        for word in ["ctrl-foo", "click-3", "click-a-b", "click-1-2-3", "click-1-x-2"] {
            #expect(Key.script(word) == word.map { .character($0) })
        }
        #expect(Key.script("né") == [.character("n"), .character("é")])
    }

    @Test("Any white space separates words, and none is needed")
    func separators() {
        #expect(Key.script("  down\tdown\n/ ada ") == [.down, .down] + "/ada".map { .character($0) })
        #expect(Key.script("").isEmpty)
        #expect(Key.script(" \n").isEmpty)
    }
}
