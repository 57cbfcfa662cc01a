import TestKit

@testable import TextUI

/// Makes random grids from few characters and styles, so that two grids have much in common.
enum RandomGrid {
    static let wide = Array("漢한🙂👩‍👩‍👧🇩🇪❤️👍🏽क्ष")
    static let narrow: [Character] = [" ", " ", " ", "a", "b", "─", "ö", "e\u{301}", "☺", "♥︎"]
    private static let styles = [
        Style.plain, .plain, .plain, Style(foreground: .accent), Style(background: .rgb(1, 2, 3)),
        Style(attributes: .bold),
        Style(foreground: .rgb(9, 8, 7), background: .warning, attributes: [.reverse, .italic]),
    ]

    static func width(_ character: Character) -> Int {
        wide.contains(character) ? 2 : 1
    }

    static func make(_ size: Size, _ random: inout SeededGenerator) -> CellGrid {
        var grid = CellGrid(size: size)
        scribble(&grid, count: random.number(below: size.width * size.height * 2 + 1), &random)
        return grid
    }

    /// Moves the rows between two random rows up or down, as in scrolling.
    ///
    /// The exposed rows keep their content.
    static func scroll(_ grid: inout CellGrid, _ random: inout SeededGenerator) {
        let (width, height) = (grid.size.width, grid.size.height)
        guard height > 1 else { return }
        let top = random.number(below: height - 1)
        let bottom = top + 1 + random.number(below: height - top)
        let distance = random.number(below: 7) - 3
        let old = grid.cells
        for y in top..<bottom where (top..<bottom).contains(y + distance) {
            for x in 0..<width { grid.cells[y * width + x] = old[(y + distance) * width + x] }
        }
    }

    /// Blanks a few long runs of cells.
    static func blank(_ grid: inout CellGrid, count: Int, _ random: inout SeededGenerator) {
        for _ in 0..<count where grid.size.width * grid.size.height > 0 {
            let x = random.number(below: grid.size.width)
            let end = min(grid.size.width, x + 1 + random.number(below: 20))
            grid.fill(x..<end, y: random.number(below: grid.size.height), with: Cell(style: .plain))
        }
    }

    /// Changes a few cells.
    static func scribble(_ grid: inout CellGrid, count: Int, _ random: inout SeededGenerator) {
        for _ in 0..<count where grid.size.width * grid.size.height > 0 {
            let character = random.pick(random.number(below: 3) == 0 ? wide : narrow)
            let x = random.number(below: grid.size.width)
            let y = random.number(below: grid.size.height)
            grid.put(character, width: width(character), x: x, y: y, style: random.pick(styles))
        }
    }
}
