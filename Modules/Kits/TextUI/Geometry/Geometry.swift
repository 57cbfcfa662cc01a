/// A width and a height, in cells.
public struct Size: Hashable, Sendable {
    /// The number of columns.
    public let width: Int
    /// The number of rows.
    public let height: Int

    /// Creates a size with each side clamped to 0…``unbounded``.
    ///
    /// So callers can subtract sides without a check for negative results.
    public init(width: Int, height: Int) {
        self.width = width.asSide
        self.height = height.asSide
    }

    /// The largest side: longer than any screen, but far from integer overflow.
    ///
    /// A scroll view proposes this height to its content.
    @inlinable public static var unbounded: Int { 1_000_000 }

    /// Returns whether a proposed side is unbounded, even if surrounding blocks have taken a part of it.
    @inlinable static func isUnbounded(_ side: Int) -> Bool { side > unbounded / 2 }

    /// The size of an empty rectangle.
    public static let zero = Size(width: 0, height: 0)

    /// Returns the largest size within this one that has the aspect ratio of a picture; no side shrinks to zero.
    ///
    /// A cell is about twice as high as it is wide, so half a cell is a square pixel.
    ///
    /// - Parameters:
    ///   - pixelWidth: The picture's width in pixels, clamped to 1…65,535.
    ///   - pixelHeight: The picture's height in pixels, clamped to the same range.
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

/// A position in a grid.
public struct Point: Hashable, Sendable {
    /// The column, counted from 0 at the left.
    public var x: Int
    /// The row, counted from 0 at the top.
    public var y: Int

    /// Creates the position in column `x` of row `y`.
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    /// The upper left cell.
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

    /// Creates a rectangle with each side clamped to 0…``Size/unbounded``.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width.asSide
        self.height = height.asSide
    }

    /// Creates the rectangle of all cells in a grid of `size`.
    public init(_ size: Size) {
        self.init(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// The width and the height.
    public var size: Size { Size(width: width, height: height) }
    /// The first column to the right of the rectangle.
    public var maxX: Int { x + width }
    /// The first row below the rectangle.
    public var maxY: Int { y + height }
    /// Whether the rectangle contains no cell.
    public var isEmpty: Bool { width == 0 || height == 0 }

    /// Returns whether `point` is one of the rectangle's cells.
    public func contains(_ point: Point) -> Bool {
        point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
    }

    /// Returns the part that this rectangle and `other` share; an empty rectangle if they share none.
    public func intersection(_ other: Rect) -> Rect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return Rect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    }

    /// Returns this rectangle with `insets` taken off its sides.
    public func inset(by insets: Insets) -> Rect {
        Rect(
            x: x + insets.leading, y: y + insets.top, width: width - insets.leading - insets.trailing,
            height: height - insets.top - insets.bottom)
    }
}

/// The number of cells to take off each side.
public struct Insets: Hashable, Sendable {
    /// In rows.
    public let top: Int
    /// In columns.
    public let leading: Int
    /// In rows.
    public let bottom: Int
    /// In columns.
    public let trailing: Int

    /// Creates insets, each clamped to 0…``Size/unbounded``: a negative inset would let a block leave its frame.
    public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
        self.top = top.asSide
        self.leading = leading.asSide
        self.bottom = bottom.asSide
        self.trailing = trailing.asSide
    }
}

/// The direction in which a stack lines up its children.
public enum Axis: Hashable, Sendable {
    case horizontal
    case vertical
}

extension Int {
    /// The length clamped to 0…``Size/unbounded``.
    // Compared by hand, because `min` and `max` are slow in a debug build, and every frame makes thousands of sizes.
    fileprivate var asSide: Int { self < 0 ? 0 : self > Size.unbounded ? Size.unbounded : self }
}
