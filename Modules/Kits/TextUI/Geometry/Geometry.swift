/// A width and a height, in cells.
public struct Size: Hashable, Sendable {
    /// The number of columns.
    public let width: Int
    /// The number of rows.
    public let height: Int

    /// A negative side counts as 0, so that what is left of a frame can be told by subtraction, and one beyond
    /// ``unbounded`` as that.
    public init(width: Int, height: Int) {
        self.width = min(max(0, width), Size.unbounded)
        self.height = min(max(0, height), Size.unbounded)
    }

    /// The longest side there is: more than any screen, and far from overflowing.
    ///
    /// A scroll view proposes it as the height of its content.
    @inlinable public static var unbounded: Int { 1_000_000 }

    /// Whether a proposed side is what those around the block have left of ``unbounded``.
    @inlinable static func isUnbounded(_ side: Int) -> Bool { side > unbounded / 2 }

    /// No cell at all.
    public static let zero = Size(width: 0, height: 0)

    /// The largest size within this one whose half cells have the aspect ratio of so many pixels, but no side nothing.
    ///
    /// A cell is about twice as high as it is wide, so that a half cell is a square pixel.
    ///
    /// - Parameters:
    ///   - pixelWidth: 1…65,535; what is outside of that counts as the nearest.
    ///   - pixelHeight: As the width.
    public func fitted(toPixels pixelWidth: Int, _ pixelHeight: Int) -> Size {
        let (across, down) = (min(max(1, pixelWidth), 0xFFFF), min(max(1, pixelHeight), 0xFFFF))
        let heightAtFullWidth = max(1, width * down / across)
        if heightAtFullWidth <= height * 2 {
            return Size(width: width, height: (heightAtFullWidth + 1) / 2)
        }
        let widthAtFullHeight = max(1, height * 2 * across / down)
        return Size(width: min(widthAtFullHeight, width), height: height)
    }
}

/// A place in a grid.
public struct Point: Hashable, Sendable {
    /// The column, from the left, the first one 0.
    public var x: Int
    /// The row, from the top, the first one 0.
    public var y: Int

    /// The place in column `x` of row `y`.
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    /// The first column of the first row.
    public static let zero = Point(x: 0, y: 0)
}

/// A rectangle of cells.
public struct Rect: Hashable, Sendable {
    /// The first column.
    public let x: Int
    /// The first row.
    public let y: Int
    /// The number of columns.
    public let width: Int
    /// The number of rows.
    public let height: Int

    /// A negative side counts as 0, and one beyond ``Size/unbounded`` as that.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = min(max(0, width), Size.unbounded)
        self.height = min(max(0, height), Size.unbounded)
    }

    /// All the cells of a grid of `size`.
    public init(_ size: Size) {
        self.init(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// The two sides.
    public var size: Size { Size(width: width, height: height) }
    /// The first column to the right of it.
    public var maxX: Int { x + width }
    /// The first row below it.
    public var maxY: Int { y + height }
    /// Whether it has no cell.
    public var isEmpty: Bool { width == 0 || height == 0 }

    /// Whether `point` is one of its cells.
    public func contains(_ point: Point) -> Bool {
        point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
    }

    /// What this rectangle and `other` share.
    public func intersection(_ other: Rect) -> Rect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return Rect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    }

    /// This rectangle with `insets` taken off its sides.
    public func inset(by insets: Insets) -> Rect {
        Rect(
            x: x + insets.leading, y: y + insets.top, width: width - insets.leading - insets.trailing,
            height: height - insets.top - insets.bottom)
    }
}

/// How many cells to take off each side.
public struct Insets: Hashable, Sendable {
    /// In rows.
    public let top: Int
    /// In columns.
    public let leading: Int
    /// In rows.
    public let bottom: Int
    /// In columns.
    public let trailing: Int

    /// A negative number counts as 0: a block never reaches out of its frame; one beyond ``Size/unbounded`` as that.
    public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
        self.top = min(max(0, top), Size.unbounded)
        self.leading = min(max(0, leading), Size.unbounded)
        self.bottom = min(max(0, bottom), Size.unbounded)
        self.trailing = min(max(0, trailing), Size.unbounded)
    }
}

/// The direction in which a stack lines up its children.
public enum Axis: Hashable, Sendable {
    case horizontal
    case vertical
}
