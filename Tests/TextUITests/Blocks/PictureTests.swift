import Testing

@testable import TextUI

@Suite("Picture")
struct PictureTests {
    @Test(
        "A picture keeps its aspect ratio at two pixels per cell",
        arguments: [
            (10, 10, Size(width: 20, height: 20), Size(width: 20, height: 10)),
            (10, 10, Size(width: 20, height: 5), Size(width: 10, height: 5)),
            (30, 10, Size(width: 30, height: 30), Size(width: 30, height: 5)),
            (3, 1, Size(width: 9, height: 9), Size(width: 9, height: 2)),
            (1, 1_000, Size(width: 10, height: 10), Size(width: 1, height: 10)),
            (1_000, 1, Size(width: 10, height: 10), Size(width: 10, height: 1)),
            (10, 10, .zero, .zero), (10, 10, Size(width: 5, height: 0), Size(width: 1, height: 0)),
            (.max, .max, Size(width: 4, height: 4), Size(width: 4, height: 2)),
        ])
    func size(width: Int, height: Int, proposal: Size, expected: Size) {
        #expect(Picture(width: width, height: height, rgb: []).sizeThatFits(proposal) == expected)
    }

    @Test("The visible part of a tall picture looks like the same part of the whole picture")
    func clipped() {
        let rgb = (0..<60).flatMap { row in [UInt8](repeating: UInt8(row), count: 3) }
        let picture = Picture(width: 1, height: 60, rgb: rgb)
        let whole = Frame(picture, size: Size(width: 1, height: 30)).grid
        var canvas = Canvas(size: Size(width: 1, height: 5), appearance: Appearance())
        picture.draw(in: Rect(x: 0, y: -10, width: 1, height: 30), on: &canvas)
        #expect((0..<5).allSatisfy { canvas.grid[0, $0].style == whole[0, $0 + 10].style })
    }

    @Test("A very tall picture is drawn quickly in a scroll view", .timeLimit(.minutes(1)))
    func high() {
        let picture = Picture(width: 1, height: 60_000, rgb: [])
        for _ in 0..<20 { _ = ScrollView(state: ScrollState()) { picture }.frame(80, 24) }
    }

    @Test("A picture has two pixels in each cell")
    func halfBlocks() {
        let rgb: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]
        #expect(
            Picture(width: 2, height: 2, rgb: rgb).styledText(2, 1) == """
                ▀▀
                ---
                1:1-1 #ff0000 on #0000ff
                1:2-2 #00ff00 on #ffffff
                """)
    }

    @Test(
        "A picture is drawn in shades if colours or half blocks are unavailable",
        arguments: [
            (Appearance(symbols: .unicode, usesColor: false), " ░▒▓█"), (Appearance(symbols: .ascii), " :=*@"),
            (Appearance(symbols: .ascii, usesColor: false), " :=*@"),
        ])
    func shades(appearance: Appearance, expected: String) {
        let rgb = [0, 64, 128, 192, 255].flatMap { [UInt8](repeating: $0, count: 3) }
        let frame = Frame(
            Picture(width: 5, height: 1, rgb: rgb), size: Size(width: 5, height: 1), appearance: appearance)
        #expect(frame.grid.plainText == expected)
        #expect(frame.grid[0, 0].style == .plain)
    }

    @Test("A picture's missing pixels are black")
    func missingPixels() {
        #expect(Picture(width: 1, height: 2, rgb: [9, 9]).styledText(1, 1) == "▀\n---\n1:1-1 #000000 on #000000")
    }

    @Test("A picture draws the pixel nearest to the middle of each half cell")
    func sampling() {
        let gray = (0..<8).flatMap { [UInt8](repeating: $0 * 16, count: 3) }
        #expect(
            Picture(width: 8, height: 1, rgb: gray).styledText(2, 1) == """
                ▀▀
                ---
                1:1-1 #202020 on #202020
                1:2-2 #606060 on #606060
                """)
    }
}
