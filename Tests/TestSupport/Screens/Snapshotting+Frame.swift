public import TextSnapshots
public import TextUI

extension Snapshotting where Value == Frame {
    /// Shows the characters of a screen.
    public static var text: Self { Snapshotting<String>.lines.pullback { $0.grid.plainText } }

    /// Shows the characters of a screen, and a legend of their styles.
    public static var styledText: Self { Snapshotting<String>.lines.pullback { $0.grid.styledText } }
}
