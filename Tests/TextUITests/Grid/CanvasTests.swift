import Testing

@testable import TextUI

@Suite("Canvas")
struct CanvasTests {
    @Test(
        "A canvas draws a text at the given position, and clips the text at the canvas's edges",
        arguments: [
            (0, 0, "abc"), (3, 0, "   ab"), (-1, 0, "bc"), (-3, 0, ""), (5, 0, ""), (0, 1, ""), (0, -1, ""),
        ])
    func placing(x: Int, y: Int, expected: String) {
        var canvas = makeCanvas()
        canvas.draw(SanitizedText("abc"), x: x, y: y)
        #expect(canvas.grid.plainText == expected)
    }

    @Test("A canvas shows a blank for half a wide character", arguments: [(-1, " 字··"), (2, "··漢·"), (3, "··· ·")])
    func halves(x: Int, expected: String) {
        var canvas = makeCanvas("·····")
        canvas.clipped(to: Rect(x: 0, y: 0, width: 4, height: 1)) { $0.draw(SanitizedText("漢字"), x: x, y: 0) }
        #expect(canvas.grid.plainText == expected)
    }

    @Test("A canvas draws only inside its clip, or inside the intersection of nested clips")
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

    @Test("A canvas repeats a text the given number of times", arguments: [(0, ""), (-1, ""), (2, "漢漢"), (9, "漢漢")])
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
