public import TextUI

extension Screen {
    /// Returns the screen's body in a box with its title: everything that is shown of the screen itself.
    ///
    /// - Parameter tick: How often the clock has ticked; it drives animations.
    public func box(tick: Int = 0) -> some Block {
        body(tick: tick).flexible(.vertical).flexible(.horizontal).border(title: title)
    }
}
