import Testing
import TextUI

@testable import Demo

@Suite("A script of keys")
struct KeyScriptTests {
    @Test(
        "The name of a key is parsed as that key",
        arguments: [
            ("up", Key.up), ("down", .down), ("left", .left), ("right", .right), ("enter", .enter), ("esc", .escape),
            ("tab", .tab), ("shift-tab", .backtab), ("space", .space), ("backspace", .backspace), ("delete", .delete),
            ("home", .home), ("end", .end), ("pageup", .pageUp), ("pagedown", .pageDown), ("ctrl-c", .control("c")),
            ("alt-x", .alt("x")), ("alt-é", .alt("é")), ("alt--", .alt("-")),
            ("click-10-3", .click(Point(x: 10, y: 3))), ("ctrl-left", .modified(.left, .control)),
            ("alt-backspace", .modified(.backspace, .alt)), ("shift-left", .modified(.left, .shift)),
            ("f1", .function(1)), ("f12", .function(12)),
            ("/", .character("/")),
        ])
    func named(word: String, key: Key) throws {
        #expect(try Key.script(word) == [key])
    }

    @Test("A word that names no key is typed letter by letter")
    func typed() throws {
        for word in ["Up", "né", "well-known", "ctrl", "Ctrl-c", "-alt-", "right-click-1"] {
            #expect(try Key.script(word) == word.map { .character($0) })
        }
    }

    @Test(
        "A word that begins like a modified key or a click, but is neither, is refused",
        arguments: [
            "ctrl-", "ctrl-foo", "ctrl-1", "alt-", "alt-foo", "shift-", "shift-a", "click-", "click-3", "click-a-b",
            "click-1-2-3", "click-1-x-2",
        ])
    func refused(word: String) {
        let error = #expect(throws: UsageError.self) { try Key.script("down \(word) enter") }
        #expect(error?.description == "--keys: expected a key such as ctrl-n, shift-tab or click-4-2; got '\(word)'")
    }

    @Test("Any white space separates words, and a script may have no words")
    func separators() throws {
        #expect(try Key.script("  down\tdown\n/ ada ") == [.down, .down] + "/ada".map { .character($0) })
        #expect(try Key.script("").isEmpty)
        #expect(try Key.script(" \n").isEmpty)
    }
}
