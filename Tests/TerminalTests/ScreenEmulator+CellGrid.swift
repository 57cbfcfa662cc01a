import TestProcesses
import TextUI

extension ScreenEmulator {
    /// Returns what a terminal with 24-bit colours should show for `grid`.
    static func rows(of grid: CellGrid, theme: Theme) -> [[Place]] {
        (0..<grid.size.height).map { y in
            (0..<grid.size.width).map { x in
                let style = grid[x, y].style
                let rendition = Rendition(
                    foreground: theme.resolve(style.foreground), background: theme.resolve(style.background),
                    attributes: style.attributes)
                return Place(character: grid.character(of: grid[x, y]), rendition: rendition)
            }
        }
    }
}
