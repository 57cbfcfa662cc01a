public import TextSnapshots
public import TextUI

extension Snapshotting where Value == Frame {
    /// Shows the characters of a screen.
    public static var screen: Self { Self { $0.grid.plainText } }

    /// Shows the characters of a screen and a legend of their styles.
    public static var styled: Self { Self { $0.grid.styledText } }

    /// Shows what a screen reader would say about a screen; the frame must be drawn with its transcript.
    public static var transcript: Self { Self { $0.transcript.description } }

    /// Shows a screen as a picture of a window with a title.
    public static func svg(theme: Theme, title: String) -> Self {
        Self(pathExtension: "svg") { $0.grid.svg(theme: theme, title: title, cursor: $0.report.cursor) }
    }
}
