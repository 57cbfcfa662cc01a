import TextSnapshots
import TextUI

extension Snapshotting where Value == Frame {
    /// Shows the characters of a screen.
    static var text: Self { Snapshotting<String>.lines.pullback { $0.grid.plainText } }

    /// Shows the characters of a screen, and a legend of their styles.
    static var styledText: Self { Snapshotting<String>.lines.pullback { $0.grid.styledText } }
}
