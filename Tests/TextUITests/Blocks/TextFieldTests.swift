import Testing
import TextUI

@Suite("TextField")
struct TextFieldTests {
    @Test("An empty text field shows its prompt")
    func prompt() {
        let field = TextField("name", state: TextFieldState(), isFocused: true)
        #expect(field.styledText(8, 1) == "name\n---\n1:1-4 italic secondary")
        #expect(field.frame(8, 1).report.cursor == Point(x: 0, y: 0))
        #expect(field.plainText(2, 1) == "na")
    }

    @Test("An unfocused text field has no cursor")
    func focus() {
        #expect(TextField("", state: TextFieldState(text: "a"), isFocused: false).frame(8, 1).report.cursor == nil)
    }

    @Test(
        "A focused text field shows the text around its cursor, and never cuts a wide character",
        arguments: [
            ("abc", [], "abc", 3), ("abc", [Key.home], "abc", 0), ("abcdef", [], "cdef", 4),
            ("abcdef", [.left], "bcdef", 4),
            ("abcdef", [.left, .left], "abcde", 4), ("abcdef", [.home], "abcde", 0), ("abcde", [], "bcde", 4),
            ("漢字", [], "漢字", 4), ("漢字漢", [], "字漢", 4), ("漢字漢", [Key.left], " 字漢", 3),
            ("漢字漢", [.home], "漢字", 0), ("👩‍🔬a", [], "👩‍🔬a", 3), ("e\u{301}e\u{301}", [], "e\u{301}e\u{301}", 2),
        ])
    func scrolling(text: String, keys: [Key], expected: String, cursor: Int) {
        let frame = field(text, keys).frame(5, 1)
        #expect(frame.grid.plainText == expected)
        #expect(frame.report.cursor == Point(x: cursor, y: 0))
    }

    @Test(
        "An unfocused text field shows the start of its text, with an ellipsis if the text is cut off",
        arguments: [("abc", "abc"), ("abcde", "abcde"), ("abcdef", "abcd…"), ("漢字漢", "漢字…"), ("ab漢字", "ab漢…")])
    func unfocused(text: String, expected: String) {
        let field = TextField("", state: TextFieldState(text: text), isFocused: false)
        #expect(field.plainText(5, 1) == expected)
    }

    @Test("A text field stays in its frame next to other blocks")
    func inStack() {
        let stack = HStack {
            Text("> ")
            TextField("", state: TextFieldState(text: "abcdef"), isFocused: true)
            Text("|")
        }
        let frame = stack.frame(7, 1)
        #expect(frame.grid.plainText == "> def |")
        #expect(frame.report.cursor == Point(x: 5, y: 0))
        #expect(stack.plainText(3, 1) == "> |")
    }

    @Test("A text field without room has no cursor", arguments: [(0, 1), (1, 0), (0, 0)])
    func noRoom(width: Int, height: Int) {
        #expect(field("abc", []).frame(width, height).report.cursor == nil)
    }

    private func field(_ text: String, _ keys: [Key]) -> TextField {
        var state = TextFieldState(text: text)
        for key in keys { _ = state.handle(key) }
        return TextField("", state: state, isFocused: true)
    }
}
