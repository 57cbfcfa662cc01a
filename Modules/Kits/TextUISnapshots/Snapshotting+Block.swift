public import TextSnapshots
public import TextUI

/// How a block looks in a screen of a size, in cells, of which it takes what it wants. Where the symbols or the colours
/// are others than usual, a strategy for a `Frame` shows it.
extension Snapshotting where Value: Block {
    /// Shows the characters of a block.
    public static func screen(_ size: Size) -> Self { frame(size, as: .screen) }

    /// Shows the characters of a block, and a legend of their styles.
    public static func styled(_ size: Size) -> Self { frame(size, as: .styled) }

    /// Shows what a screen reader would say about a block.
    ///
    /// - Parameter size: What does not show in it is not said.
    public static func transcript(_ size: Size) -> Self { frame(size, as: .transcript) }

    /// Shows a block as a picture of a window.
    ///
    /// - Parameter title: What stands in the window's upper edge.
    public static func svg(_ size: Size, theme: Theme, title: String = "") -> Self {
        frame(size, as: .svg(theme: theme, title: title))
    }

    private static func frame(_ size: Size, as strategy: Snapshotting<Frame>) -> Self {
        strategy.pullback { Frame($0, size: size, transcribes: true) }
    }
}
