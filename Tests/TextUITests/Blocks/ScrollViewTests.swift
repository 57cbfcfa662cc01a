import Testing
import TextUI

@Suite("ScrollView")
struct ScrollViewTests {
    private let lines = Text("0\n1\n2\n3\n4\n5\n6\n7\n8\n9")

    @Test(
        "A scroll view shows a part of its content, and the position of this part",
        arguments: [
            ([], "0 ┃\n1\n2", 0..<3), ([Key.down, .down], "2\n3 ┃\n4", 2..<5),
            ([.end], "7\n8\n9 ┃", 7..<10),
            ([.end, .home], "0 ┃\n1\n2", 0..<3),
        ])
    func window(keys: [Key], expected: String, shown: Range<Int>) {
        let frame = ScrollView(state: state(keys)) { lines }.frame(3, 3)
        #expect(frame.grid.plainText == expected)
        #expect(frame.report.shownRows == shown)
    }

    @Test("A scroll view reserves its last column for the indicator only if its content does not fit")
    func noIndicator() {
        #expect(ScrollView(state: ScrollState()) { Text("abcd") }.plainText(4, 2) == "abcd\n")
        #expect(ScrollView(state: ScrollState()) { Text("abcd\n\n") }.plainText(4, 2) == "abc┃\nd")
        let box = ScrollView(state: ScrollState()) { Divider() }.border()
        #expect(box.plainText(4, 3) == "╭──╮\n├──┤\n╰──╯")
    }

    @Test("A scroll view keeps its position after it was drawn in a very narrow frame", arguments: 0...3)
    func narrow(width: Int) {
        var state = state(Array(repeating: .down, count: 5))
        let frame = ScrollView(state: state) { lines }.frame(width, 3)
        if let shown = frame.report.shownRows { state.didShow(shown) }
        #expect(state.offset == 5)
    }

    @Test("A scroll view scrolls content that has a spacer, and a taller frame stretches the spacer")
    func spacer() {
        let content = VStack {
            ForEach(0..<6) { Text("\($0)") }
            VStack {
                Spacer()
                Text("a")
            }
            Spacer().padding(Insets(top: 1)).bold()
            Text("b")
        }
        .padding(Insets(top: 1))
        #expect(ScrollView(state: state([])) { content }.plainText(3, 3) == "  ┃\n0\n1")
        #expect(ScrollView(state: state([.end])) { content }.plainText(3, 4) == "5\na\n\nb ┃")
        let rows = ScrollView(state: state([.end])) { content }.plainText(3, 12).split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(rows.count == 12 && rows.first == "" && rows.last == "b")
    }

    @Test("In a scroll view, content with a list is as high as the view, even if other blocks contain the list")
    func list() {
        let list = List(count: 9, state: ListState()) { Text("\($0)") }
        #expect(ScrollView(state: state([.end])) { list }.plainText(5, 2) == "▸ 0 ┃\n  1")
        #expect(ScrollView(state: state([])) { list.border() }.frame(5, 4).report.shownRows == 0..<4)
        let stack = VStack {
            Text("a")
            list
        }
        #expect(ScrollView(state: state([])) { stack }.plainText(5, 3) == "a\n▸ 0 ┃\n  1")
    }

    @Test("A scroll view clips blocks at its edges, and scrolls the text cursor with the blocks")
    func cutting() {
        let content = VStack {
            Text("box").border()
            TextField("", state: TextFieldState(), isFocused: true)
            Text("end")
        }
        let frame = ScrollView(state: state([.down])) { content }.frame(6, 3)
        #expect(frame.grid.plainText == "│box│\n╰───╯┃\n")
        #expect(frame.report.cursor == Point(x: 0, y: 2))
    }

    @Test("A scroll view keeps the focused block visible, and scrolls no further than necessary", arguments: 0..<10)
    func focus(line: Int) {
        let content = VStack { ForEach(0..<10) { Text("\($0)").focused($0 == line) } }
        for offset in 0...7 {
            let frame = ScrollView(state: state(Array(repeating: .down, count: offset))) { content }.frame(3, 3)
            let first = min(max(offset, line - 2), line)
            #expect(frame.report.shownRows == first..<first + 3)
            #expect(frame.grid.plainText.contains("\(line)"))
        }
    }

    @Test(
        "A scroll view keeps the focused block visible, or its first lines if not all lines fit",
        arguments: 1...3)
    func focusedLines(height: Int) {
        let content = VStack {
            Text("a")
            Text("b\nc\nd").focused(true)
            Text("e")
        }
        for keys in [[], [Key.end]] {
            let shown = ScrollView(state: state(keys)) { content }.frame(3, height).report.shownRows
            #expect(shown == 1..<1 + height)
        }
    }

    @Test("A scroll view keeps a field's cursor visible, even if the block around the field is focused")
    func focusedField() {
        let content = VStack {
            lines
            VStack {
                TextField("", state: TextFieldState(), isFocused: true)
                Text("note")
            }
            .focused(true)
            lines
        }
        let frame = ScrollView(state: state([])) { content }.frame(6, 4)
        #expect(frame.report.cursor == Point(x: 0, y: 2))
        #expect(frame.report.shownRows == 8..<12)
    }

    @Test("A scroll view draws nothing if it has no room, and only its content if it has a single column")
    func tiny() {
        #expect(ScrollView(state: ScrollState()) { lines }.plainText(0, 2) == "\n")
        #expect(ScrollView(state: ScrollState()) { lines }.frame(3, 0).report.shownRows == nil)
        #expect(ScrollView(state: ScrollState()) { lines }.plainText(1, 2) == "0\n1")
    }

    @Test("A scroll thumb reaches the top or bottom only if that end of the content is visible", arguments: 5...40)
    func thumb(count: Int) {
        let content = Text((0..<count).map(String.init).joined(separator: "\n"))
        for offset in 0...(count - 3) {
            let frame = ScrollView(state: state(Array(repeating: .down, count: offset))) { content }.frame(5, 3)
            let column = frame.grid.plainText.split(separator: "\n").map { $0.last == "┃" }
            #expect(column.contains(true))
            #expect(column[0] == (offset == 0))
            #expect(column[2] == (offset == count - 3))
        }
    }

    private func state(_ keys: [Key]) -> ScrollState {
        var state = ScrollState()
        for key in keys { _ = state.handle(key) }
        return state
    }
}
