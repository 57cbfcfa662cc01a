/// Where something stands in a width that is larger than it needs.
public enum HorizontalAlignment: Hashable, Sendable {
    case leading, center, trailing

    func offset(_ width: Int, in available: Int) -> Int {
        switch self {
        case .leading: 0
        case .center: max(0, (available - width) / 2)
        case .trailing: max(0, available - width)
        }
    }
}

/// Where something stands in a height that is larger than it needs.
public enum VerticalAlignment: Hashable, Sendable {
    case top, center, bottom

    func offset(_ height: Int, in available: Int) -> Int {
        switch self {
        case .top: 0
        case .center: max(0, (available - height) / 2)
        case .bottom: max(0, available - height)
        }
    }
}

/// Where something stands in a frame that is larger than it needs.
public struct Alignment: Hashable, Sendable {
    /// The edge, or the middle, that it keeps to from side to side.
    public let horizontal: HorizontalAlignment
    /// The edge, or the middle, that it keeps to from top to bottom.
    public let vertical: VerticalAlignment

    @usableFromInline init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The corner where reading begins.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The middle both ways; an odd cell is left over at the trailing and the bottom edge.
    public static let center = Alignment(horizontal: .center, vertical: .center)

    /// The part of `frame` for something of `size`, which is cut where it is larger than the frame.
    @usableFromInline func place(_ size: Size, in frame: Rect) -> Rect {
        let width = min(size.width, frame.width)
        let height = min(size.height, frame.height)
        return Rect(
            x: frame.x + horizontal.offset(width, in: frame.width),
            y: frame.y + vertical.offset(height, in: frame.height), width: width, height: height)
    }
}
