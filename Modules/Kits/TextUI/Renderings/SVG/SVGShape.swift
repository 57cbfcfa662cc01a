/// The shapes, in a cell of 9 by 18 units, of a character that has to touch its neighbours, such as a corner of a box.
///
/// Fonts would leave gaps between rows.
struct SVGShape {
    private var areas: [Rect] = []
    /// Lines, one unit thick, relative to the middle of the cell's first pixel.
    private(set) var paths: [String] = []
    /// Nil if the shape is opaque.
    let opacity: String?

    /// Creates the shape of `character`; nil if the character is drawn as text.
    init?(_ character: Character) {
        opacity = Self.opacities[character]
        if let corner = Self.corners[character] {
            paths = [corner]
        } else if let areas = Self.areas[character] {
            self.areas = areas
        } else {
            return nil
        }
    }

    /// Whether the shape spans the whole width of its cell, so that it can continue in the next one.
    var fillsWidth: Bool { !areas.isEmpty && areas.allSatisfy { $0.x == 0 && $0.width == SVGCell.width } }

    /// Returns the rectangles of `columns` such characters side by side.
    ///
    /// If the shape is narrower than its cell, returns the rectangles of only one character.
    func rects(columns: Int) -> [Rect] {
        guard fillsWidth else { return areas }
        return areas.map { Rect(x: 0, y: $0.y, width: columns * SVGCell.width, height: $0.height) }
    }

    private static let opacities: [Character: String] = ["░": "0.25", "▒": "0.5", "▓": "0.75"]

    /// Paths that reach half a unit into the neighbouring cells.
    private static let corners: [Character: String] = [
        "╭": "M4 18V12A4 4 0 0 1 8 8H9", "╮": "M-1 8H0A4 4 0 0 1 4 12V18", "╰": "M4 -1V4A4 4 0 0 0 8 8H9",
        "╯": "M4 -1V4A4 4 0 0 1 0 8H-1",
    ]

    private static let areas: [Character: [Rect]] = [
        "█": [cell], "░": [cell], "▒": [cell], "▓": [cell], "▀": [across(0, height: 9)],
        "─": [across(8)], "├": [across(8, from: 4), down(4)], "┤": [across(8, to: 5), down(4)],
        "│": [down(4)], "┃": [down(3, width: 3)],
        "═": [across(7), across(9)], "║": [down(3), down(5)],
        "╟": [across(8, from: 5), down(3), down(5)], "╢": [across(8, to: 4), down(3), down(5)],
        "╔": [across(7, from: 3), across(9, from: 5), down(3, from: 7), down(5, from: 9)],
        "╗": [across(7, to: 6), across(9, to: 4), down(3, from: 9), down(5, from: 7)],
        "╚": [across(7, from: 5), across(9, from: 3), down(3, to: 10), down(5, to: 8)],
        "╝": [across(7, to: 4), across(9, to: 6), down(3, to: 8), down(5, to: 10)],
    ]

    private static let cell = across(0, height: SVGCell.height)

    private static func across(_ y: Int, from start: Int = 0, to end: Int = SVGCell.width, height: Int = 1) -> Rect {
        Rect(x: start, y: y, width: end - start, height: height)
    }

    private static func down(_ x: Int, from start: Int = 0, to end: Int = SVGCell.height, width: Int = 1) -> Rect {
        Rect(x: x, y: start, width: width, height: end - start)
    }
}
