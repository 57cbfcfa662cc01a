public import TextUI

extension Screen {
    /// The screen's body in its box, under its title: all that shows of the screen itself.
    ///
    /// - Parameter tick: How often the clock has ticked; it moves animations.
    public func box(tick: Int = 0) -> some Block {
        body(tick: tick).flexible(.vertical).flexible(.horizontal).border(title: title)
    }
}
