import TextUI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The cells of one row of a grid.
typealias Row = ArraySlice<Cell>

extension Row {
    static func blank(width: Int) -> Row { CellGrid(size: Size(width: width, height: 1)).row(0) }

    /// Returns whether both rows look the same; their grids must number their clusters alike.
    ///
    /// For speed, this compares memory, which the layout of a cell allows. Comparing cell by cell takes ten times as
    /// long, and every row is compared.
    func isSameMemory(as other: Row) -> Bool {
        guard count == other.count else { return false }
        return withUnsafeBytes { one in
            other.withUnsafeBytes { other in
                guard let one = one.baseAddress, let start = other.baseAddress else { return true }
                return memcmp(one, start, other.count) == 0
            }
        }
    }
}
