import Testing
import TextUI

/// A custom block, as an app would write it.
private struct Gauge: Block {
    let percent: Int

    func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: 1) }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        canvas.draw(SanitizedText("="), times: frame.width * percent / 100, x: frame.x, y: frame.y)
    }
}

@Suite("A custom block in a few lines of code")
struct OwnBlockTests {
    @Test("A custom block works in stacks with other blocks")
    func stacks() {
        let stack = VStack {
            HStack(spacing: 1) {
                Text("cpu")
                Gauge(percent: 50)
            }
            Gauge(percent: 100)
        }
        #expect(stack.plainText(10, 3) == "cpu ===\n==========\n")
    }

    @Test("A custom block accepts the same modifiers as other blocks")
    func modifiers() {
        let block = Gauge(percent: 100).padding(horizontal: 1).foreground(.warning).border(title: "Load")
        #expect(
            block.styledText(12, 3) == """
                ╭─ Load ───╮
                │ ======== │
                ╰──────────╯
                ---
                1:3-8 bold
                2:3-10 warning
                """)
        #expect(Gauge(percent: 100).frame(width: 4).flexible(alignment: .center).plainText(10, 1) == "   ====")
    }

    @Test("A custom block that is too large is clipped, whatever is around it")
    func greedy() {
        struct Greedy: Block {
            var wanted = Size(width: 9, height: 9)
            func sizeThatFits(_ proposal: Size) -> Size { wanted }
            func draw(in frame: Rect, on canvas: inout Canvas) {
                for row in 0..<9 { canvas.draw(SanitizedText("#"), times: 9, x: frame.x, y: frame.y + row) }
            }
        }
        let proposal = Size(width: 3, height: 2)
        #expect(Greedy().flexible().sizeThatFits(proposal) == proposal)
        #expect(Greedy().flexible(.vertical).sizeThatFits(proposal) == proposal)
        #expect(Greedy().frame(width: 2).sizeThatFits(proposal) == Size(width: 2, height: 2))
        #expect(Greedy().frame(height: 1).sizeThatFits(proposal) == Size(width: 3, height: 1))
        #expect(Greedy().padding(Insets(trailing: 1)).plainText(3, 1) == "##")
        let stack = HStack {
            Greedy(wanted: Size(width: 2, height: 1))
            Text("|")
        }
        #expect(stack.plainText(4, 1) == "##|")
        #expect(Greedy().frame(width: 2).border().plainText(6, 4) == "╭────╮\n│##  │\n│##  │\n╰────╯")
    }

    @Test("A custom block with a body is composed of other blocks")
    func composite() {
        struct Labelled: CompositeBlock {
            var body: some Block {
                HStack {
                    Text("load ")
                    Gauge(percent: 100)
                }
            }
        }
        #expect(VStack { Labelled().padding(horizontal: 1) }.plainText(12, 1) == " load =====")
    }
}
