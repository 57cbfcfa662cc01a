import Testing
import TextUI

@Suite("Modifiers of a block")
struct ModifierTests {
    @Test("A border is drawn around the content, with the title in its upper edge")
    func border() {
        #expect(
            Text("inside").border(title: "Title").plainText(12, 4) == """
                ╭─ Title ──╮
                │inside    │
                │          │
                ╰──────────╯
                """)
        #expect(Text("abc").border().sizeThatFits(Size(width: 20, height: 9)) == Size(width: 5, height: 3))
    }

    @Test("A border in ASCII consists of ASCII characters")
    func asciiBorder() {
        #expect(
            Text("inside").border(title: "A long title").plainText(12, 3, symbols: .ascii) == """
                +- A l... -+
                |inside    |
                +----------+
                """)
    }

    @Test(
        "A border's title is truncated if it does not fit, and the corners stay visible",
        arguments: [
            ("Title", 11, "╭─ Title ─╮"), ("Title", 10, "╭─ Tit… ─╮"), ("Title", 7, "╭─ … ─╮"), ("Title", 6, "╭────╮"),
            ("Title", 2, "╭╮"), ("漢字漢字", 11, "╭─ 漢字… ─╮"), ("漢字漢字", 12, "╭─ 漢字… ──╮"),
        ])
    func titles(title: String, width: Int, expected: String) {
        #expect(Text("").border(title: title).plainText(width, 2).split(separator: "\n").first ?? "" == expected)
    }

    @Test("A border without room for two edges draws nothing", arguments: [(0, 0), (1, 1), (1, 5), (5, 1)])
    func tinyBorder(width: Int, height: Int) {
        #expect(Text("a").border(title: "t").plainText(width, height).allSatisfy { $0.isNewline })
    }

    @Test("A border covers the blocks behind it and their text cursor")
    func covering() {
        let stack = ZStack {
            TextField("漢字漢字漢字", state: TextFieldState(), isFocused: true)
            Spacer().frame(width: 2).border()
        }
        let frame = stack.frame(5, 2)
        #expect(frame.grid.plainText == "╭──╮\n╰──╯")
        #expect(frame.report.cursor == nil)
    }

    @Test(
        "A border joins the dividers that touch its edges, with joints in the border's own style",
        arguments: [
            (BorderStyle.rounded, "╭────╮\n│ab  │\n├────┤\n╰────╯"), (.double, "╔════╗\n║ab  ║\n╟────╢\n╚════╝"),
        ])
    func joints(style: BorderStyle, expected: String) {
        let stack = VStack {
            Text("ab")
            Divider()
        }
        #expect(stack.border(style).plainText(6, 4) == expected)
    }

    @Test(
        "Border styles differ even in ASCII, and a border in ASCII joins its divider",
        arguments: [(BorderStyle.rounded, "-"), (.double, "=")])
    func asciiJoints(style: BorderStyle, edge: String) {
        let edges = "+" + String(repeating: edge, count: 3) + "+"
        #expect(Divider().border(style).plainText(5, 3, symbols: .ascii) == "\(edges)\n+---+\n\(edges)")
    }

    @Test("A border joins a divider that touches its edge, but not the dividers in an inner border")
    func partialJoints() {
        #expect(Divider().padding(Insets(leading: 1)).border().plainText(6, 3) == "╭────╮\n│ ───┤\n╰────╯")
        #expect(Divider().frame(width: 2).border().plainText(6, 3) == "╭────╮\n├──  │\n╰────╯")
        #expect(Divider().border().border().plainText(6, 5) == "╭────╮\n│╭──╮│\n│├──┤│\n│╰──╯│\n╰────╯")
    }

    @Test("A border joins only visible dividers, and no text that looks like a divider")
    func noJoints() {
        #expect(Text("────").border().plainText(6, 3) == "╭────╮\n│────│\n╰────╯")
        let covered = ZStack {
            Divider()
            Text("abcd")
        }
        #expect(covered.border().plainText(6, 3) == "╭────╮\n│abcd│\n╰────╯")
    }

    @Test("Padding leaves space on each side, even if no space is left for the content")
    func padding() {
        let padded = Text("ab").padding(Insets(top: 1, leading: 2, bottom: 1, trailing: 1))
        #expect(padded.plainText(9, 3) == "\n  ab\n")
        #expect(padded.sizeThatFits(Size(width: 9, height: 9)) == Size(width: 5, height: 3))
        #expect(padded.sizeThatFits(Size(width: 2, height: 1)) == Size(width: 2, height: 1))
        #expect(padded.plainText(4, 3) == "\n  …\n")
        #expect(padded.plainText(2, 2) == "\n")
    }

    @Test(
        "A frame has the given width and height, as far as there is room",
        arguments: [
            (8, 3, Size(width: 8, height: 3)), (nil, 3, Size(width: 4, height: 3)), (8, nil, Size(width: 8, height: 1)),
            (99, 99, Size(width: 20, height: 10)), (-1, nil, Size(width: 0, height: 0)),
        ] as [(Int?, Int?, Size)])
    func frameSize(width: Int?, height: Int?, expected: Size) {
        let block = Text("abcd").frame(width: width, height: height)
        #expect(block.sizeThatFits(Size(width: 20, height: 10)) == expected)
    }

    @Test("A frame aligns its content, and clips it")
    func frameAlignment() {
        #expect(Text("ab").frame(width: 6, height: 3, alignment: .center).plainText(6, 3) == "\n  ab\n")
        #expect(Text("ab").frame(width: 6, height: 3).plainText(6, 3) == "ab\n\n")
        let stack = HStack {
            Text("abcdef").lineLimit(1).frame(width: 3)
            Text("|")
        }
        #expect(stack.plainText(9, 1) == "ab…|")
    }

    @Test("A frame stretches flexible content")
    func frameAroundFlexible() {
        #expect(Divider().frame(width: 4, alignment: .center).plainText(9, 1) == "────")
        #expect(!Divider().frame(width: 4).isFlexible(along: .horizontal))
        #expect(Divider().frame(height: 1).isFlexible(along: .horizontal))
    }

    @Test("A flexible block takes the available space and aligns its content")
    func flexible() {
        #expect(Text("ab").flexible(alignment: .center).plainText(6, 2) == "  ab\n")
        let stack = HStack {
            Text("ab").flexible()
            Text("|")
        }
        #expect(stack.plainText(5, 1) == "ab  |")
        #expect(Text("ab").flexible(.vertical).sizeThatFits(Size(width: 9, height: 7)) == Size(width: 2, height: 7))
    }

    @Test("Styles apply from the outside in, and a background fills the frame")
    func styles() {
        let stack = HStack {
            Text("ab").bold().foreground(.accent)
            Text("cd").foreground(.warning).foreground(.accent).underline()
            Text("ef").frame(width: 4).background(.secondary)
            Text("gh").frame(width: 3).reverse()
            Text("ij").frame(width: 3).reverse(false)
            Text("kl").bold(false).italic().dim()
        }
        #expect(
            stack.styledText(18, 1) == """
                abcdef  gh ij kl
                ---
                1:1-2 bold accent
                1:3-4 underline warning
                1:5-8 on secondary
                1:9-11 reverse
                1:15-16 dim italic
                """)
    }

    @Test("An empty block with `reverse(false)` does not cover the block behind it")
    func inactiveReverse() {
        let stack = ZStack {
            Text("aaa")
            Text("").frame(width: 3, height: 1).reverse(false)
        }
        #expect(stack.plainText(3, 1) == "aaa")
    }
}
