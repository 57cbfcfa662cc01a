// The hot path of measuring and drawing. Grapheme breaking costs 20 to 100 ns per character, so it is used only if two
// neighbouring scalars may be in one cluster. ASCII is detected in one pass, which the compiler vectorizes.
extension String {
    /// Calls `body` with each cluster's range, its width in cells, and its scalar if it has only one, until `body`
    /// returns false.
    @inline(__always)
    func forEachCluster(while body: (Range<Index>, Int, Unicode.Scalar?) -> Bool) {
        let scalars = unicodeScalars
        guard var first = scalars.first else { return }
        let table = ScalarClass.table
        var firstClass = table.of(first)
        var start = startIndex
        while true {
            var end = scalars.index(after: start)
            var next = end < endIndex ? scalars[end] : first
            var nextClass = end < endIndex ? table.of(next) : .narrow
            if firstClass.standsAlone && nextClass.standsAlone {
                guard body(start..<end, firstClass.width, first) else { return }
            } else {
                let afterFirst = end
                end = index(after: start)
                let cluster = start..<end
                let isAlone = end == afterFirst
                guard body(cluster, DisplayWidth.of(scalars[cluster]), isAlone ? first : nil) else { return }
                next = end < endIndex ? scalars[end] : first
                nextClass = table.of(next)
            }
            if end == endIndex { return }
            (start, first, firstClass) = (end, next, nextClass)
        }
    }

    /// The number of cells that the string's clusters take.
    var cellCount: Int {
        if isPrintableASCII { return utf8.count }
        var count = 0
        forEachCluster { _, cells, _ in
            count += cells
            return true
        }
        return count
    }

    /// Whether the string consists of U+0020 to U+007E only.
    var isPrintableASCII: Bool {
        utf8.withContiguousStorageIfAvailable(Self.arePrintableASCII) ?? utf8.allSatisfy { 0x20...0x7E ~= $0 }
    }

    // Without an early exit, so that the compiler vectorizes the loop.
    private static func arePrintableASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var other: UInt8 = 0
        for byte in bytes { other |= byte &- 0x20 > 0x5E ? 1 : 0 }
        return other == 0
    }
}
