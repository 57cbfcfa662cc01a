import Testing
import TextUI

@Suite("Tabs, key bar and divider")
struct BarTests {
    @Test("The selected tab is marked")
    func tabs() {
        #expect(
            Tabs([Tabs.Item("Users", badge: 12), Tabs.Item("Bookmarks", badge: 3)], selection: 1).styledText(34, 1)
                == """
                 Users (12)  [Bookmarks (3)]
                ---
                1:8-11 bold accent
                1:14-24 bold reverse
                1:25-27 bold reverse accent
                1:28-28 bold reverse
                """)
    }

    @Test(
        "The selected tab gets its space first, and the other tabs share the rest",
        arguments: [
            (2, 7, "[Third]"), (2, 15, "[Third]"), (2, 16, " Second  [Third]"), (1, 15, "[Second]  Third"),
            (2, 25, " First   Second  [Third]"), (1, 4, "[Se…"), (1, 1, "["), (0, 12, "[First]  Se…"),
            (9, 8, " First"), (-1, 8, " First"), (0, 0, ""),
        ])
    func chosenTab(selection: Int, width: Int, expected: String) {
        let tabs = Tabs([Tabs.Item("First"), Tabs.Item("Second"), Tabs.Item("Third")], selection: selection)
        #expect(tabs.plainText(width, 1) == expected)
    }

    @Test("The selected tab is shown in full at every width that has room for it", arguments: 0...6)
    func wholeTab(selection: Int) {
        let titles = ["Users", "Bookmarks", "Photos", "Lists", "Shop", "Feed", "More"]
        let tabs = Tabs(titles.map { Tabs.Item($0) }, selection: selection)
        let selected = "[\(titles[selection])]"
        for width in selected.count...80 {
            let line = tabs.plainText(width, 1)
            #expect(line.contains(selected), "\(width): \(line)")
        }
    }

    @Test(
        "A key bar shows as many complete hints as fit",
        arguments: [
            (30, "enter open  b bookmark  q quit"), (29, "enter open  b bookmark"), (21, "enter open"), (9, ""),
            (0, ""),
        ])
    func keyBar(width: Int, expected: String) {
        let hints = [KeyBar.Hint("enter", "open"), KeyBar.Hint("b", "bookmark"), KeyBar.Hint("q", "quit")]
        #expect(KeyBar(hints).plainText(width, 1) == expected)
    }

    @Test(
        "A key bar keeps a pinned hint in its place, and drops other hints first",
        arguments: [
            (30, "enter open  ? help  q quit"), (25, "enter open  ? help"), (18, "enter open  ? help"), (17, "? help"),
            (6, "? help"), (5, ""),
        ])
    func pinnedHint(width: Int, expected: String) {
        let help = KeyBar.Hint("?", "help", isPinned: true)
        #expect(KeyBar([KeyBar.Hint("enter", "open"), help, KeyBar.Hint("q", "quit")]).plainText(width, 1) == expected)
    }

    @Test("A key bar measures its hints in cells", arguments: [(12, "漢 字"), (13, "漢 字  q quit")])
    func wideHints(width: Int, expected: String) {
        #expect(KeyBar([KeyBar.Hint("漢", "字"), KeyBar.Hint("q", "quit")]).plainText(width, 1) == expected)
    }

    @Test("A key bar colours the keys")
    func keyBarStyles() {
        #expect(KeyBar([KeyBar.Hint("q", "quit")]).styledText(9, 1) == "q quit\n---\n1:1-1 accent\n1:2-6 secondary")
    }

    @Test("A divider spans its stack")
    func divider() {
        let stack = VStack {
            Text("a")
            Divider()
            Text("b")
        }
        #expect(stack.plainText(4, 3) == "a\n────\nb")
        #expect(stack.plainText(2, 3, symbols: .ascii) == "a\n--\nb")
    }

    @Test("Tabs, key bars and dividers leave room for their neighbours")
    func beside() {
        #expect(
            HStack {
                Tabs([Tabs.Item("a")], selection: 0)
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
