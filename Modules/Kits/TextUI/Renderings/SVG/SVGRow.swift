/// One row of a grid as elements of a picture.
struct SVGRow {
    private let y: Int
    private let theme: Theme
    private var glyphs: [Glyph] = []

    private struct Glyph {
        let character: Character
        let x: Int
        let width: Int
        let ink: SVGInk
        let shape: SVGShape?

        /// Whether the character is visible, and one cell wide in every monospaced font.
        var isASCII: Bool { character.isASCII && character != " " }
    }

    init(of grid: CellGrid, y: Int, theme: Theme, cursor: Point?) {
        self.y = y
        self.theme = theme
        for x in 0..<grid.size.width {
            guard let character = grid.character(of: grid[x, y]) else { continue }
            let width = grid[x, y].isWide ? 2 : 1
            let hasCursor = cursor.map { $0.y == y && x..<x + width ~= $0.x } ?? false
            let ink = SVGInk(grid[x, y].style, theme: theme, isReversed: hasCursor)
            glyphs.append(Glyph(character: character, x: x, width: width, ink: ink, shape: SVGShape(character)))
        }
    }

    /// The characters' backgrounds that differ from the window's.
    var backgrounds: [String] {
        runs { $0.ink.background == $1.ink.background }.filter { $0.ink.background != theme.background }.map { run in
            rect(Rect(x: 0, y: 0, width: run.columns * SVGCell.width, height: SVGCell.height), run, run.ink.background)
        }
    }

    /// The characters and their underlines.
    var marks: [String] {
        runs { one, next in
            one.ink == next.ink
                && (one.isASCII && next.isASCII || one.character == next.character && one.shape?.fillsWidth == true)
        }.flatMap { run in
            guard let shape = run.first.shape else { return run.first.character == " " ? [] : [text(run)] }
            return shape.rects(columns: run.columns).map { rect($0, run, run.ink.foreground, shape.opacity) }
                + shape.paths.map { path($0, run) }
        } + lines
    }

    private var lines: [String] {
        runs { $0.ink == $1.ink }.filter { $0.ink.attributes.contains(.underline) }.map { run in
            rect(Rect(x: 0, y: 16, width: run.columns * SVGCell.width, height: 1), run, run.ink.foreground)
        }
    }
}

// MARK: - Runs

extension SVGRow {
    /// Neighbouring glyphs that become one element; never empty.
    private struct Run {
        let first: Glyph
        var last: Glyph
        var content: String

        var ink: SVGInk { first.ink }
        var columns: Int { last.x + last.width - first.x }
    }

    private func runs(where joins: (Glyph, Glyph) -> Bool) -> [Run] {
        var runs: [Run] = []
        for glyph in glyphs {
            if let run = runs.last, joins(run.last, glyph) {
                runs[runs.count - 1].last = glyph
                runs[runs.count - 1].content += String(glyph.character).xml
            } else {
                runs.append(Run(first: glyph, last: glyph, content: String(glyph.character).xml))
            }
        }
        return runs
    }
}

// MARK: - Elements

extension SVGRow {
    /// Returns a rectangle; `place` is relative to the upper left corner of the run's first cell.
    private func rect(_ place: Rect, _ run: Run, _ color: Theme.RGB, _ opacity: String? = nil) -> String {
        let x = run.first.x * SVGCell.width + place.x
        let opacity = opacity.map { " fill-opacity=\"\($0)\"" } ?? ""
        return """
            <rect x="\(x)" y="\(y * SVGCell.height + place.y)" width="\(place.width)" height="\(place.height)" \
            fill="\(color.hexadecimal)"\(opacity) shape-rendering="crispEdges"/>
            """
    }

    /// Returns a path; `data` is relative to the middle of the first pixel of the run's first cell.
    private func path(_ data: String, _ run: Run) -> String {
        """
        <path transform="translate(\(run.first.x * SVGCell.width).5 \(y * SVGCell.height).5)" d="\(data)" fill="none" \
        stroke="\(run.ink.foreground.hexadecimal)"/>
        """
    }

    private func text(_ run: Run) -> String {
        let doubleMiddle = (2 * run.first.x + run.columns) * SVGCell.width
        let middle = "\(doubleMiddle / 2)" + (doubleMiddle.isMultiple(of: 2) ? "" : ".5")
        let length = run.first.x == run.last.x ? "" : " textLength=\"\(run.columns * SVGCell.width)\""
        let color = run.ink.foreground == theme.foreground ? "" : " fill=\"\(run.ink.foreground.hexadecimal)\""
        let weight = run.ink.attributes.contains(.bold) ? " font-weight=\"bold\"" : ""
        let slant = run.ink.attributes.contains(.italic) ? " font-style=\"italic\"" : ""
        return """
            <text x="\(middle)" y="\(y * SVGCell.height + SVGCell.baseline)"\(length)\(color)\(weight)\(slant)>\
            \(run.content)</text>
            """
    }
}
