// The hot path of measuring and drawing. Grapheme breaking costs 20 to 100 ns a character, so it is asked only where
// one of two neighbours may be part of a cluster; ASCII is told by one pass that the compiler turns into vector code.
extension String {
    /// Calls `body` with each cluster's place, its cells, and its scalar where that is all of it, until it says false.
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

    /// The cells that the string's clusters take.
    var cellCount: Int {
        if isPrintableASCII { return utf8.count }
        var count = 0
        forEachCluster { _, cells, _ in
            count += cells
            return true
        }
        return count
    }

    /// Whether there is nothing but U+0020 to U+007E in it.
    var isPrintableASCII: Bool {
        utf8.withContiguousStorageIfAvailable(Self.arePrintableASCII) ?? utf8.allSatisfy { 0x20...0x7E ~= $0 }
    }

    // Without an early way out, so that the loop becomes vector code.
    private static func arePrintableASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var other: UInt8 = 0
        for byte in bytes { other |= byte &- 0x20 > 0x5E ? 1 : 0 }
        return other == 0
    }
}
