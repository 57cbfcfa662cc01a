extension Block {
    /// Centres the block in all the available space.
    public func centered() -> some Block {
        flexible(.vertical, alignment: .center).flexible(.horizontal, alignment: .center)
    }
}
