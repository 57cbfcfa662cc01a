import TextUI

extension Block {
    /// Puts the block into the middle of all the room that there is.
    func centered() -> some Block {
        flexible(.vertical, alignment: .center).flexible(.horizontal, alignment: .center)
    }
}
