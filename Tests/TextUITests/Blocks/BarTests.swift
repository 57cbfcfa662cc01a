import Testing
import TextUI

@Suite("Tabs, key bar and divider")
struct BarTests {
    @Test("Tabs mark the chosen one")
    func tabs() {
        #expect(
            Tabs(["Users", "Bookmarks (3)"], selection: 1).styledText(30, 1) == """
                 Users  [Bookmarks (3)]
                ---
                1:9-23 bold reverse
                """)
    }

    @Test("Tabs are cut at the edge of their frame", arguments: [(0, ""), (1, "["), (3, "[Us"), (12, "[Users]  Boo")])
    func narrowTabs(width: Int, expected: String) {
        let stack = Tabs(["Users", "Bookmarks"], selection: 0).frame(width: width)
        #expect(stack.plainText(30, 1) == expected)
    }

    @Test(
        "A key bar shows as many hints as fit whole",
        arguments: [
            (30, "enter open  b bookmark  q quit"), (29, "enter open  b bookmark"), (21, "enter open"), (9, ""),
            (0, ""),
        ])
    func keyBar(width: Int, expected: String) {
        let hints = [KeyBar.Hint("enter", "open"), KeyBar.Hint("b", "bookmark"), KeyBar.Hint("q", "quit")]
        #expect(KeyBar(hints).plainText(width, 1) == expected)
    }

    @Test("A key bar colours the keys")
    func keyBarStyles() {
        #expect(KeyBar([KeyBar.Hint("q", "quit")]).styledText(9, 1) == "q quit\n---\n1:1-1 accent\n1:2-6 secondary")
    }

    @Test("A divider crosses its stack")
    func divider() {
        let stack = VStack {
            Text("a")
            Divider()
            Text("b")
        }
        #expect(stack.plainText(4, 3) == "a\n────\nb")
        #expect(stack.plainText(2, 3, symbols: .ascii) == "a\n--\nb")
    }

    @Test("All of them leave room for what stands beside them")
    func beside() {
        #expect(
            HStack {
                Tabs(["a"], selection: 0)
                Text("|")
            }.plainText(6, 1) == "[a]  |")
        #expect(
            HStack {
                KeyBar([KeyBar.Hint("q", "quit")])
                Divider()
                Text("|")
            }.plainText(13, 1) == "q quit──────|")
    }
}
