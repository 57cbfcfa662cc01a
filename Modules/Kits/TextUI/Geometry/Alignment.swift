/// The position of content in a larger width.
public enum HorizontalAlignment: Int, Hashable, Sendable {
    case leading, center, trailing

    func offset(_ width: Int, in available: Int) -> Int { max(0, (available - width) * rawValue / 2) }
}

/// The position of content in a larger height.
public enum VerticalAlignment: Int, Hashable, Sendable {
    case top, center, bottom

    func offset(_ height: Int, in available: Int) -> Int { max(0, (available - height) * rawValue / 2) }
}

/// The position of content in a larger frame.
public struct Alignment: Hashable, Sendable {
    /// The position between the left and the right edge.
    public let horizontal: HorizontalAlignment
    /// The position between the upper and the lower edge.
    public let vertical: VerticalAlignment

    @usableFromInline init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The upper left corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The middle in both directions; an odd cell is left over at the trailing or bottom edge.
    public static let center = Alignment(horizontal: .center, vertical: .center)

    /// Returns the part of `frame` in which a block of `size` is placed; a larger block is clipped to the frame.
    @usableFromInline func place(_ size: Size, in frame: Rect) -> Rect {
        let width = min(size.width, frame.width)
        let height = min(size.height, frame.height)
        return Rect(
            x: frame.x + horizontal.offset(width, in: frame.width),
            y: frame.y + vertical.offset(height, in: frame.height), width: width, height: height)
    }
}
