import Testing
import TextUI

@Suite("Stacks")
struct StackTests {
    @Test("An HStack puts its children side by side, with spacing")
    func sideBySide() {
        let stack = HStack(spacing: 1) {
            Text("one")
            Text("two\nlines")
        }
        #expect(
            stack.plainText(12, 2) == """
                one two
                    lines
                """)
        #expect(stack.sizeThatFits(Size(width: 20, height: 9)) == Size(width: 9, height: 2))
    }

    @Test("A VStack puts its children one below the other, with spacing")
    func oneBelowTheOther() {
        let stack = VStack(spacing: 1) {
            Text("one")
            Text("three")
        }
        #expect(stack.plainText(12, 3) == "one\n\nthree")
        #expect(stack.sizeThatFits(Size(width: 20, height: 9)) == Size(width: 5, height: 3))
    }

    @Test("An HStack aligns shorter children", arguments: [(VerticalAlignment.top, 0), (.center, 1), (.bottom, 2)])
    func verticalAlignment(alignment: VerticalAlignment, row: Int) {
        let stack = HStack(alignment: alignment) {
            Text("a\nb\nc")
            Text("x")
        }
        let rows = stack.plainText(2, 3).split(separator: "\n")
        #expect(rows.firstIndex { $0.hasSuffix("x") } == row)
    }

    @Test("A stack's flexible children share the free space evenly, and the first ones get the remainder")
    func sharing() {
        let stack = HStack {
            Bar("a")
            Text("..")
            Bar("b")
            Bar("c")
            Bar("d")
        }
        #expect(stack.plainText(12, 1) == "aaa..bbbccdd")
        #expect(stack.plainText(2, 1) == "..")
        #expect(stack.plainText(3, 1) == "a..")
    }

    @Test("A stack's fixed children get their preferred lengths in order, as long as there is room")
    func overflow() {
        let stack = HStack(spacing: 1) {
            Text("one").lineLimit(1)
            Text("three").lineLimit(1)
            Text("six").lineLimit(1)
        }
        #expect(stack.plainText(13, 1) == "one three six")
        #expect(stack.plainText(9, 1) == "one thr…")
        #expect(stack.plainText(2, 1) == "")
        #expect(stack.plainText(4, 1) == "o…")
    }

    @Test("A spacer pushes its neighbours apart, but only along its stack's axis")
    func spacer() {
        let line = HStack {
            Text("a")
            Spacer()
            Text("b")
        }
        #expect(line.plainText(5, 1) == "a   b")
        #expect(line.isFlexible(along: .horizontal))
        #expect(!line.isFlexible(along: .vertical))
        let screen = VStack {
            line
            Spacer()
            line
        }
        #expect(screen.plainText(3, 4) == "a b\n\n\na b")
    }

    @Test(
        "In a stack, a false `if` takes no spacing, and an `if` with `else` shows one child",
        arguments: [(true, "a b c"), (false, "a d")])
    func conditions(isFirst: Bool, expected: String) {
        let stack = HStack(spacing: 1) {
            Text("a")
            if isFirst { Text("b") }
            if isFirst { Text("c") } else { Text("d") }
        }
        #expect(stack.plainText(9, 1) == expected)
    }

    @Test(
        "A stack's negative spacing counts as zero, and a huge spacing takes only the available space",
        arguments: [(-3, "012"), (.max, "")])
    func spacing(spacing: Int, expected: String) {
        let stack = HStack(spacing: spacing) { ForEach(0..<3) { Text("\($0)") } }
        #expect(stack.plainText(5, 1) == expected)
    }

    @Test("ForEach gives a stack one child for each element, including flexible children")
    func forEach() {
        let stack = HStack(spacing: 1) {
            ForEach(["a", "b"]) { Bar($0) }
            ForEach([Int]()) { Text("\($0)") }
            ForEach([1, 2]) { Text("\($0)") }
        }
        #expect(stack.plainText(11, 1) == "aaa bbb 1 2")
    }

    @Test("A ZStack draws later children over earlier ones, each centred")
    func depth() {
        let stack = ZStack {
            Text("aaaaa\naaaaa\naaaaa")
            Text("b")
        }
        #expect(stack.plainText(5, 3) == "aaaaa\naabaa\naaaaa")
        #expect(stack.sizeThatFits(Size(width: 9, height: 9)) == Size(width: 5, height: 3))
        #expect(stack.plainText(1, 1) == "b")
        #expect(stack.plainText(0, 0) == "")
    }

    @Test("A stack whose inner stack has a list is flexible along both axes, and fills its frame")
    func nestedFlexibility() {
        let stack = HStack {
            VStack {
                Text("top")
                List(count: 9, state: ListState()) { Text("\($0)") }
            }
            Text("|")
        }
        #expect(stack.isFlexible(along: .vertical) && stack.isFlexible(along: .horizontal))
        #expect(stack.plainText(7, 3) == "top   |\n▸ 0  ┃\n  1")
    }
}

/// A block that fills its frame with one character, and takes all the available width.
private struct Bar: Block {
    let character: String

    init(_ character: String) {
        self.character = character
    }

    func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: 1) }
    func isFlexible(along axis: Axis) -> Bool { axis == .horizontal }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        canvas.draw(SanitizedText(character), times: frame.width, x: frame.x, y: frame.y)
    }
}
