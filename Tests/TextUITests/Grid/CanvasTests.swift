import Testing

@testable import TextUI

@Suite("Canvas")
struct CanvasTests {
    @Test(
        "Draws at the given position, and clips what is outside",
        arguments: [
            (0, 0, "abc"), (3, 0, "   ab"), (-1, 0, "bc"), (-3, 0, ""), (5, 0, ""), (0, 1, ""), (0, -1, ""),
        ])
    func placing(x: Int, y: Int, expected: String) {
        var canvas = makeCanvas()
        canvas.draw(SanitizedText("abc"), x: x, y: y)
        #expect(canvas.grid.plainText == expected)
    }

    @Test(
        "Draws a blank for half of a wide character at an edge", arguments: [(-1, " 字··"), (2, "··漢·"), (3, "··· ·")])
    func halves(x: Int, expected: String) {
        var canvas = makeCanvas("·····")
        canvas.clipped(to: Rect(x: 0, y: 0, width: 4, height: 1)) { $0.draw(SanitizedText("漢字"), x: x, y: 0) }
        #expect(canvas.grid.plainText == expected)
    }

    @Test("Draws only inside the clip, and inside the intersection of nested ones")
    func clipping() {
        var canvas = makeCanvas("·····")
        canvas.clipped(to: Rect(x: 1, y: 0, width: 3, height: 1)) { canvas in
            canvas.clipped(to: Rect(x: 2, y: 0, width: 9, height: 9)) { $0.draw(SanitizedText("abcdef"), x: 0, y: 0) }
            canvas.draw(SanitizedText("x"), x: 1, y: 0)
            canvas.draw(SanitizedText("x"), x: 0, y: 0)
        }
        canvas.draw(SanitizedText("z"), x: 4, y: 0)
        #expect(canvas.grid.plainText == "·xcdz")
    }

    @Test("Fills with blanks in the current style, inside the clip")
    func filling() {
        var canvas = makeCanvas("漢字·")
        canvas.styled({ $0.background = .accent }) { $0.fill(Rect(x: 1, y: 0, width: 2, height: 3)) }
        #expect(canvas.grid.styledText == "    ·\n---\n1:2-3 on accent")
    }

    @Test("Returns to the previous style after a styled part")
    func styles() {
        var canvas = makeCanvas()
        canvas.styled({ $0.foreground = .accent }) { canvas in
            canvas.styled({ $0.attributes = .bold }) { $0.draw(SanitizedText("a"), x: 0, y: 0) }
            canvas.draw(SanitizedText("b"), x: 1, y: 0)
        }
        canvas.draw(SanitizedText("c"), x: 2, y: 0)
        #expect(canvas.grid.styledText == "abc\n---\n1:1-1 bold accent\n1:2-2 accent")
    }

    @Test("Repeats a text as often as it should", arguments: [(0, ""), (-1, ""), (2, "漢漢"), (9, "漢漢")])
    func repeating(count: Int, expected: String) {
        var canvas = makeCanvas()
        canvas.draw(SanitizedText("漢"), times: count, x: 0, y: 0)
        #expect(canvas.grid.plainText == expected)
    }

    private func makeCanvas(_ content: String = "") -> Canvas {
        var canvas = Canvas(size: Size(width: 5, height: 1), appearance: Appearance())
        canvas.draw(SanitizedText(content), x: 0, y: 0)
        return canvas
    }
}
