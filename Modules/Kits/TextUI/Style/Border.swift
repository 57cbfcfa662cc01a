/// The look of a box's lines.
public enum BorderStyle: Hashable, Sendable {
    /// Thin lines with round corners, for the parts of a screen.
    case rounded
    /// Double lines, for boxes in front of a screen.
    case double
}

/// The pieces of a box, one cell each.
public struct Border: Hashable, Sendable {
    /// A cell of the upper or lower edge.
    public let horizontal: SanitizedText
    /// A cell of the left or right edge.
    public let vertical: SanitizedText
    /// The corner at the upper left.
    public let topLeading: SanitizedText
    /// The corner at the upper right.
    public let topTrailing: SanitizedText
    /// The corner at the lower left.
    public let bottomLeading: SanitizedText
    /// The corner at the lower right.
    public let bottomTrailing: SanitizedText
    /// The cell in which the left edge and a divider join.
    public let leadingJoint: SanitizedText
    /// The cell in which the right edge and a divider join.
    public let trailingJoint: SanitizedText

    /// - Parameter pieces: One character for each property, in the order in which the properties are declared.
    init(_ pieces: String) {
        let all = pieces.map { SanitizedText(String($0)) }
        func piece(_ index: Int) -> SanitizedText {
            all.indices.contains(index) ? all[index] : SanitizedText("+")
        }
        horizontal = piece(0)
        vertical = piece(1)
        topLeading = piece(2)
        topTrailing = piece(3)
        bottomLeading = piece(4)
        bottomTrailing = piece(5)
        leadingJoint = piece(6)
        trailingJoint = piece(7)
    }
}
