import TestSupport

@testable import TextUI

/// Grids of few characters in few styles, so that two of them have much in common.
enum RandomGrid {
    static let wide: [Character] = ["漢", "한", "🙂", "👩‍👩‍👧", "🇩🇪", "❤️"]
    static let narrow: [Character] = [" ", " ", " ", "a", "b", "─", "ö", "e\u{301}", "☺", "♥︎"]
    private static let styles = [
        Style.plain, .plain, .plain, Style(foreground: .accent), Style(background: .rgb(1, 2, 3)),
        Style(attributes: .bold),
        Style(foreground: .rgb(9, 8, 7), background: .warning, attributes: [.reverse, .italic]),
    ]

    static func width(_ character: Character) -> Int {
        wide.contains(character) ? 2 : 1
    }

    static func make(_ size: Size, _ random: inout SeededGenerator) -> Grid {
        var grid = Grid(size: size)
        scribble(&grid, count: random.number(below: size.width * size.height * 2 + 1), &random)
        return grid
    }

    /// Changes a few cells.
    static func scribble(_ grid: inout Grid, count: Int, _ random: inout SeededGenerator) {
        for _ in 0..<count where grid.size.width * grid.size.height > 0 {
            let character = random.pick(random.number(below: 3) == 0 ? wide : narrow)
            let x = random.number(below: grid.size.width)
            let y = random.number(below: grid.size.height)
            grid.put(character, width: width(character), x: x, y: y, style: random.pick(styles))
        }
    }
}
