public import TextSnapshots
public import TextUI

extension Snapshotting where Value == Frame {
    /// Shows the characters of a screen.
    public static var text: Self { Snapshotting<String>.lines.pullback { $0.grid.plainText } }

    /// Shows the characters of a screen, and a legend of their styles.
    public static var styledText: Self { Snapshotting<String>.lines.pullback { $0.grid.styledText } }

    /// Shows what a screen reader would say about a screen that was drawn with its transcript.
    public static var transcript: Self { Snapshotting<String>.lines.pullback { $0.transcript.description } }

    /// Shows a screen as a picture.
    public static func svg(theme: Theme) -> Self {
        Snapshotting<String>.lines.pullback {
            $0.grid.svg(theme: theme, title: "Strata", cursor: $0.report.cursor)
        }
    }
}
