import Testing

@testable import TextUI

@Suite("A grid as an SVG picture")
struct SVGTests {
    private func svg(_ block: some Block, _ width: Int, _ height: Int, cursor: Point? = nil) -> String {
        block.frame(width, height).grid.svg(theme: .dark, title: "T", cursor: cursor)
    }

    @Test("An SVG picture has room for its cells, a title bar and a margin, and has the theme's colours")
    func window() {
        let picture = CellGrid(size: Size(width: 10, height: 2)).svg(theme: .light, title: "Users")
        let start =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"108\" height=\"82\" viewBox=\"0 0 108 82\" role=\"img\">"
        #expect(picture.hasPrefix(start + "\n<title>Users</title>\n"))
        #expect(picture.contains("fill=\"\(Theme.light.background.hexadecimal)\""))
        #expect(picture.contains("fill=\"\(Theme.light.foreground.hexadecimal)\""))
        #expect(picture.matches(of: /<circle\b/).count == 3)
    }

    @Test("An SVG picture truncates a title that is too long for its title bar")
    func longTitle() {
        let picture = CellGrid(size: Size(width: 24, height: 1)).svg(theme: .dark, title: "A long title")
        #expect(picture.contains("<title>A long title</title>"))
        #expect(picture.contains(">A lon…</text>"))
    }

    @Test("An SVG picture shows the attributes of a text")
    func attributes() {
        #expect(svg(Text("a").bold(), 1, 1).contains("font-weight=\"bold\">a<"))
        #expect(svg(Text("a").foreground(.accent), 1, 1).contains("fill=\"#61afef\">a<"))
        var canvas = Canvas(size: Size(width: 1, height: 1), appearance: Appearance())
        canvas.styled({ $0.attributes = [.italic, .dim] }) { $0.draw(SanitizedText("a"), x: 0, y: 0) }
        let picture = canvas.grid.svg(theme: .dark, title: "")
        #expect(picture.contains("fill=\"#8d9096\" font-style=\"italic\">a<"))
    }

    @Test("An underline in an SVG picture continues below spaces")
    func underline() {
        let line = "<rect x=\"0\" y=\"16\" width=\"27\" height=\"1\" fill=\"#d7dae0\" shape-rendering=\"crispEdges\"/>"
        #expect(svg(Text("a b").underline(), 5, 1).contains(line))
    }

    @Test("Adjacent cells with the same background are one SVG rectangle, and a reversed cell swaps its colours")
    func backgrounds() {
        let picture = svg(Text("a b").reverse(), 5, 1)
        let area = "<rect x=\"0\" y=\"0\" width=\"45\" height=\"18\" fill=\"#d7dae0\" shape-rendering=\"crispEdges\"/>"
        #expect(picture.contains(area))
        #expect(picture.contains("fill=\"#1e2127\">a<"))
    }

    @Test("The text cursor in an SVG picture is a block, over both cells of a wide character")
    func cursor() {
        let block = "<rect x=\"9\" y=\"0\" width=\"18\" height=\"18\" fill=\"#d7dae0\" shape-rendering=\"crispEdges\"/>"
        #expect(svg(Text("a漢b"), 5, 1, cursor: Point(x: 1, y: 0)).contains(block))
        #expect(!svg(Text("a漢b"), 5, 1).contains(block))
    }

    @Test("The pixels of a picture are SVG rectangles without gaps")
    func halfBlocks() {
        let picture = svg(Picture(width: 1, height: 2, rgb: [1, 2, 3, 4, 5, 6]), 1, 1)
        #expect(picture.contains("<rect x=\"0\" y=\"0\" width=\"9\" height=\"18\" fill=\"#040506\""))
        #expect(picture.contains("<rect x=\"0\" y=\"0\" width=\"9\" height=\"9\" fill=\"#010203\""))
    }

    @Test("The edges of a border are SVG lines that continue from cell to cell")
    func boxes() {
        let picture = svg(Spacer().frame(width: 4, height: 1).border(), 6, 3)
        #expect(picture.contains("<rect x=\"9\" y=\"8\" width=\"36\" height=\"1\""))
        #expect(picture.contains("<rect x=\"4\" y=\"18\" width=\"1\" height=\"18\""))
        #expect(picture.matches(of: /<path transform/).count == 4)
        #expect(picture.matches(of: /<text\b/).isEmpty)
    }

    @Test(
        "Box-drawing characters reach the sides of an SVG cell, and block elements cover all or part of the cell",
        arguments: [
            ("─", [Rect(x: 0, y: 8, width: 9, height: 1)]), ("┃", [Rect(x: 3, y: 0, width: 3, height: 18)]),
            ("═", [Rect(x: 0, y: 7, width: 9, height: 1), Rect(x: 0, y: 9, width: 9, height: 1)]),
            (
                "╔",
                [
                    Rect(x: 3, y: 7, width: 6, height: 1), Rect(x: 5, y: 9, width: 4, height: 1),
                    Rect(x: 3, y: 7, width: 1, height: 11), Rect(x: 5, y: 9, width: 1, height: 9),
                ]
            ),
            (
                "╢",
                [
                    Rect(x: 0, y: 8, width: 4, height: 1), Rect(x: 3, y: 0, width: 1, height: 18),
                    Rect(x: 5, y: 0, width: 1, height: 18),
                ]
            ),
            ("▀", [Rect(x: 0, y: 0, width: 9, height: 9)]), ("█", [Rect(x: 0, y: 0, width: 9, height: 18)]),
            ("▒", [Rect(x: 0, y: 0, width: 9, height: 18)]),
        ] as [(Character, [Rect])])
    func shapes(character: Character, expected: [Rect]) {
        #expect(SVGShape(character)?.rects(columns: 1) == expected)
    }

    @Test("Each character of a border or a picture is an SVG shape")
    func everyPiece() {
        for style in [BorderStyle.rounded, .double] {
            let pieces = Mirror(reflecting: Symbols.unicode.border(style)).children.compactMap {
                $0.value as? SanitizedText
            }
            for piece in pieces { #expect(piece.string.first.flatMap(SVGShape.init) != nil, "\(piece)") }
            #expect(pieces.count == 8)
        }
        for character in "┃▀░▒▓█" { #expect(SVGShape(character) != nil, "\(character)") }
        #expect(SVGShape("a") == nil && SVGShape("┄") == nil && SVGShape("漢") == nil)
    }
}
