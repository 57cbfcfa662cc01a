import TestKit
import Testing
import TextUI

@Suite("TextFieldState")
struct TextFieldStateTests {
    @Test(
        "Keys edit a text field at its cursor",
        arguments: [
            ([], "abc|"), ([Key.character("d")], "abcd|"), ([.left, .character("x")], "abx|c"),
            ([.home, .space], " |abc"),
            ([.home, .right, .right, .right, .right], "abc|"), ([.left, .left, .left, .left, .left], "|abc"),
            ([.home, .end], "abc|"), ([.backspace], "ab|"), ([.left, .backspace], "a|c"),
            ([.home, .backspace], "|abc"),
            ([.delete], "abc|"), ([.left, .delete], "ab|"), ([.home, .delete], "|bc"),
            ([.backspace, .backspace, .backspace, .backspace], "|"),
        ])
    func editing(keys: [Key], expected: String) {
        #expect(edited("abc", keys) == expected)
    }

    @Test(
        "Readline's keys move a text field's cursor by words and to both ends, and delete words or parts of the line",
        arguments: [
            ([Key.modified(.left, .control)], "ada love-|lace"),
            ([.modified(.left, .alt), .alt("b")], "ada |love-lace"),
            ([.home, .alt("b")], "|ada love-lace"), ([.home, .modified(.right, .control)], "ada| love-lace"),
            ([.home, .modified(.right, .alt), .alt("f")], "ada love|-lace"), ([.alt("f")], "ada love-lace|"),
            ([.modified(.backspace, .alt)], "ada love-|"), ([.control("w")], "ada |"),
            ([.control("w"), .control("w")], "|"), ([.home, .control("w")], "|ada love-lace"),
            ([.home, .alt("d")], "| love-lace"), ([.home, .right, .modified(.delete, .control)], "a| love-lace"),
            ([.alt("d")], "ada love-lace|"), ([.control("a"), .character("x")], "x|ada love-lace"),
            ([.home, .control("e")], "ada love-lace|"), ([.alt("b"), .control("u")], "|lace"),
            ([.alt("b"), .control("k")], "ada love-|"), ([.control("k")], "ada love-lace|"),
        ])
    func words(keys: [Key], expected: String) {
        #expect(edited("ada love-lace", keys) == expected)
    }

    @Test(
        "Ctrl-y inserts the most recently cut text at the cursor, as often as the keys are pressed",
        arguments: [
            ([Key.control("w"), .control("y")], "ada love-lace|"),
            ([.control("w"), .home, .control("y")], "love-lace|ada "),
            ([.alt("b"), .control("u"), .end, .control("y")], "laceada love-|"),
            ([.home, .control("k"), .control("y"), .control("y")], "ada love-laceada love-lace|"),
            ([.home, .alt("d"), .control("w"), .end, .control("y")], " love-laceada|"),
            ([.modified(.backspace, .alt), .home, .backspace, .control("y")], "lace|ada love-"),
            ([.backspace, .control("y")], "ada love-lac|"), ([.control("y")], "ada love-lace|"),
        ])
    func cutting(keys: [Key], expected: String) {
        #expect(edited("ada love-lace", keys) == expected)
    }

    @Test("In a text field, a word contains letters of any script, but no emoji")
    func wordsOfAnyScript() {
        #expect(edited("山田 é👩‍🔬e\u{301}x", [.alt("b")]) == "山田 é👩‍🔬|e\u{301}x")
        #expect(edited("山田 👩‍🔬", [.alt("b")]) == "|山田 👩‍🔬")
        #expect(edited("山田 👩‍🔬", [.control("w")]) == "山田 |")
    }

    @Test(
        "In a text field, keys move over or delete whole characters, even characters that an edit has joined",
        arguments: [
            ("a👩‍🔬", [Key.left], "a|👩‍🔬"), ("a👩‍🔬", [.backspace], "a|"), ("e\u{301}", [.backspace], "|"),
            ("🇩🇪🇫🇷", [.left], "🇩🇪|🇫🇷"), ("漢字", [.left, .delete], "漢|"),
            ("e", [Key.character("\u{301}")], "e\u{301}|"), ("e", [.character("\u{301}"), .left], "|e\u{301}"),
            ("\u{301}b", [.home, .character("e")], "e\u{301}|b"),
            ("🇪🇫", [.home, .character("🇩")], "🇩🇪|🇫"), ("🇩x🇪b", [.left, .left, .backspace], "🇩🇪|b"),
            ("🇩x🇪b", [.home, .right, .delete], "🇩🇪|b"), ("👩🔬", [.left, .character("\u{200D}")], "👩‍🔬|"),
        ])
    func joining(text: String, keys: [Key], expected: String) {
        #expect(edited(text, keys) == expected)
    }

    @Test(
        "A text field inserts pasted text as one line",
        arguments: [
            ("one", "abone|c"), ("one\ntwo\r\nthree\n", "abone two three|c"), ("\n\n", "ab|c"), ("", "ab|c"),
            ("e\u{301}👩‍🔬", "abe\u{301}👩‍🔬|c"), ("one\u{2028}two", "abone two|c"),
            ("one\ttwo", "abone two|c"),
        ])
    func pasting(string: String, expected: String) {
        #expect(edited("abc", [.left, .paste(string)]) == expected)
    }

    @Test(
        "A text field handles only keys that edit its text or move its cursor",
        arguments: [
            Key.up, .down, .enter, .escape, .tab, .pageUp, .control("c"), .alt("x"), .scrollUp, .click(.zero),
            .modified(.left, .shift), .modified(.up, .control),
        ])
    func otherKeys(key: Key) {
        var state = TextFieldState(text: "abc")
        let isHandled = state.handle(key)
        #expect(!isHandled)
        #expect(state == TextFieldState(text: "abc"))
    }

    @Test("Characters typed in one step change a text field as if typed one by one", arguments: UInt64(0)..<40)
    func together(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let letters: [Character] = [
            "a", " ", "\u{301}", "🇩", "🇪", "\u{200D}", "👩", "🔬", "\u{2028}", "क", "\u{94D}", "ᄀ", "ᅡ",
        ]
        for _ in 0..<50 {
            func characters() -> [Character] {
                (0..<Int.random(in: 0...6, using: &random)).compactMap { _ in letters.randomElement(using: &random) }
            }
            var single = TextFieldState(text: String(characters()))
            for _ in 0..<Int.random(in: 0...4, using: &random) { _ = single.handle(.left) }
            var together = single
            let typed = characters()
            for character in typed { _ = single.handle(.character(character)) }
            let isHandled = together.handle(.text(typed))
            #expect(isHandled && together == single)
        }
    }

    @Test("A text field's cursor never splits a character, whatever is typed", arguments: UInt64(0)..<40)
    func anyKeys(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var state = TextFieldState()
        let keys: [Key] = [
            .character("a"), .character("\u{301}"), .character("🇩"), .character("\u{200D}"), .character("👩"), .left,
            .right,
            .home, .end, .backspace, .delete, .paste("ᄀ\nᅡ"), .paste("\u{0600}क\u{94D}"), .alt("b"), .alt("f"),
            .alt("d"), .modified(.backspace, .alt), .control("w"),
        ]
        for _ in 0..<300 {
            let isHandled = keys.randomElement(using: &random).map { state.handle($0) }
            #expect(isHandled == true)
            #expect(state.textBeforeCursor + state.textAfterCursor == state.text)
            #expect(state.textBeforeCursor.count + state.textAfterCursor.count == state.text.count)
        }
    }

    private func edited(_ text: String, _ keys: [Key]) -> String {
        var state = TextFieldState(text: text)
        for key in keys { _ = state.handle(key) }
        return state.textBeforeCursor + "|" + state.textAfterCursor
    }
}
