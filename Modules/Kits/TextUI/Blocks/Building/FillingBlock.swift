/// A block that takes all the space it is offered, such as a list.
public protocol FillingBlock: Block {}

extension FillingBlock {
    /// Returns the whole proposal.
    public func sizeThatFits(_ proposal: Size) -> Size { proposal }
    /// Returns true for both axes.
    public func isFlexible(along axis: Axis) -> Bool { true }
}

/// A block of one row that takes all the width it is offered, such as a divider.
public protocol RowBlock: Block {}

extension RowBlock {
    /// Returns the proposed width and one row.
    public func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: min(1, proposal.height)) }
    /// Returns true for the horizontal axis.
    public func isFlexible(along axis: Axis) -> Bool { axis == .horizontal }
}
