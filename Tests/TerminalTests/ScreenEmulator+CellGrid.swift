import TestProcesses
import TextUI

extension ScreenEmulator {
    /// What a terminal of 24-bit colour is to show for `grid`.
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
