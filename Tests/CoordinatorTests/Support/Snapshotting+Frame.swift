import TextSnapshots
import TextUI

extension Snapshotting where Value == Frame {
    /// Shows the characters of a screen.
    static var text: Self { Snapshotting<String>.lines.pullback { $0.grid.plainText } }
}
