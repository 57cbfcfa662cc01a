extension Block {
    /// Puts the block into the middle of all the room that there is.
    public func centered() -> some Block {
        flexible(.vertical, alignment: .center).flexible(.horizontal, alignment: .center)
    }
}
