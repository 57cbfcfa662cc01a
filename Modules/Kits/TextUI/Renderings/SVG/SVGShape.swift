/// A character that has to touch its neighbours, as shapes in a cell of 9 by 18 units.
///
/// Fonts would leave gaps between rows.
struct SVGShape {
    private var areas: [Rect] = []
    /// Lines, one unit thick, relative to the middle of the cell's first pixel.
    private(set) var paths: [String] = []
    /// Nil if the shape is opaque.
    private(set) var opacity: String?

    /// Creates the shape of `character`; nil if it is drawn as a letter.
    init?(_ character: Character) {
        guard let scalar = character.unicodeScalars.first, 0x2500...0x259F ~= scalar.value,
            character.unicodeScalars.count == 1
        else { return nil }
        if let corner = Self.corners[character] {
            paths = [corner]
        } else if let arms = Self.arms[character] {
            areas = arms.areas
        } else if let block = Self.block(scalar.value) {
            areas = [block]
            opacity = Self.opacities[character]
        } else {
            return nil
        }
    }

    /// Whether the shape spans the whole width of its cell, so that it can continue in the next one.
    var fillsWidth: Bool { !areas.isEmpty && areas.allSatisfy { $0.x == 0 && $0.width == SVGCell.width } }

    /// Returns the rectangles of `columns` such characters side by side.
    ///
    /// A shape that does not fill its width is returned once.
    func rects(columns: Int) -> [Rect] {
        guard fillsWidth else { return areas }
        return areas.map { Rect(x: 0, y: $0.y, width: columns * SVGCell.width, height: $0.height) }
    }
}

// MARK: - Block elements, U+2580…U+2593

extension SVGShape {
    private static let opacities: [Character: String] = ["░": "0.25", "▒": "0.5", "▓": "0.75"]

    private static func block(_ scalar: UInt32) -> Rect? {
        let (width, height) = (SVGCell.width, SVGCell.height)
        let eighths = Int(scalar & 0xF)
        switch scalar {
        case 0x2580: return Rect(x: 0, y: 0, width: width, height: height / 2)
        case 0x2581...0x2588:
            let part = height * eighths / 8
            return Rect(x: 0, y: height - part, width: width, height: part)
        case 0x2589...0x258F: return Rect(x: 0, y: 0, width: width * (16 - eighths) / 8, height: height)
        case 0x2590: return Rect(x: width / 2, y: 0, width: width - width / 2, height: height)
        case 0x2591...0x2593: return Rect(x: 0, y: 0, width: width, height: height)
        default: return nil
        }
    }
}

// MARK: - Box drawing, U+2500…U+257F

extension SVGShape {
    /// Paths that reach half a unit into the neighbouring cells.
    private static let corners: [Character: String] = [
        "╭": "M4 18V12A4 4 0 0 1 8 8H9", "╮": "M-1 8H0A4 4 0 0 1 4 12V18", "╰": "M4 -1V4A4 4 0 0 0 8 8H9",
        "╯": "M4 -1V4A4 4 0 0 1 0 8H-1",
    ]

    /// The weight of the line from the middle of a cell in each direction: 0 none, 1 light, 2 heavy, 3 double.
    private struct Arms {
        let up: Int
        let right: Int
        let down: Int
        let left: Int

        /// The distances from the middle for each weight.
        private static let offsets = [[], [0...0], [-1...1], [-1...(-1), 1...1]]

        var areas: [Rect] {
            let middle = Point(x: SVGCell.width / 2, y: SVGCell.height / 2 - 1)
            let horizontal = Self.offsets[max(left, right)].map { band in
                let end = crossing(band.lowerBound, with: (up, down))
                let start = left > 0 ? 0 : middle.x - end
                let width = (right > 0 ? SVGCell.width : middle.x + end + 1) - start
                return Rect(x: start, y: middle.y + band.lowerBound, width: width, height: band.count)
            }
            let vertical = Self.offsets[max(up, down)].map { band in
                let end = crossing(band.lowerBound, with: (left, right))
                let start = up > 0 ? 0 : middle.y - end
                let height = (down > 0 ? SVGCell.height : middle.y + end + 1) - start
                return Rect(x: middle.x + band.lowerBound, y: start, width: band.count, height: height)
            }
            return horizontal + vertical
        }

        /// Returns how far a line that ends at crossing lines reaches beyond the middle.
        ///
        /// - Parameter offset: The line's own distance from the middle.
        private func crossing(_ offset: Int, with across: (before: Int, after: Int)) -> Int {
            let weight = max(across.before, across.after)
            // A line ends at the nearer of two crossing lines. In a corner, outer lines meet each other, and so do
            // inner ones.
            if across.before > 0, across.after > 0 { return weight == 3 ? -1 : 0 }
            if weight == 3 { return across.before > 0 ? offset : -offset }
            return weight == 2 ? 1 : 0
        }
    }

    private static let arms: [Character: Arms] = {
        // The digits are the weights up, right, down and left.
        let table =
            "─0101 │1010 ┌0110 ┐0011 └1100 ┘1001 ├1110 ┤1011 ┬0111 ┴1101 ┼1111 "
            + "━0202 ┃2020 ┏0220 ┓0022 ┗2200 ┛2002 ┣2220 ┫2022 ┳0222 ┻2202 ╋2222 "
            + "═0303 ║3030 ╔0330 ╗0033 ╚3300 ╝3003 ╠3330 ╣3033 ╦0333 ╩3303 ╬3333 ╟3130 ╢3031"
        var arms: [Character: Arms] = [:]
        for entry in table.split(separator: " ") {
            let weights = entry.compactMap(\.wholeNumberValue)
            guard let character = entry.first, weights.count == 4 else { continue }
            arms[character] = Arms(up: weights[0], right: weights[1], down: weights[2], left: weights[3])
        }
        return arms
    }()
}
