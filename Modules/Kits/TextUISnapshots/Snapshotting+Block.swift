public import TextSnapshots
public import TextUI

/// Strategies for a block that is drawn by itself on a screen of a given size, in cells.
///
/// To use symbols or colours other than the defaults, draw a `Frame` and use a strategy for frames.
extension Snapshotting where Value: Block {
    /// Shows the characters of a block.
    public static func screen(_ size: Size) -> Self { frame(size, as: .screen) }

    /// Shows the characters of a block and a legend of their styles.
    public static func styled(_ size: Size) -> Self { frame(size, as: .styled) }

    /// Shows what a screen reader would say about a block.
    ///
    /// - Parameter size: The size of the screen; content that does not fit is not spoken.
    public static func transcript(_ size: Size) -> Self { frame(size, as: .transcript) }

    /// Shows a block as a picture of a window with a title.
    public static func svg(_ size: Size, theme: Theme, title: String = "") -> Self {
        frame(size, as: .svg(theme: theme, title: title))
    }

    private static func frame(_ size: Size, as strategy: Snapshotting<Frame>) -> Self {
        strategy.pullback { Frame($0, size: size, transcribes: true) }
    }
}
