import Foundation

/// One number for each line of two texts; equal lines have the same number.
///
/// For speed, this has its own hash table and plain loops: in a debug build, a dictionary takes ten times as long.
struct LineNumbers {
    private(set) var old: [Int] = []
    private(set) var new: [Int] = []

    /// Complexity: O(bytes).
    init(_ oldLines: LineTable, _ newLines: LineTable) {
        let count = oldLines.count + newLines.count
        var size = 16
        while size < count * 2 { size *= 2 }
        oldLines.withUnsafeBounds { oldBytes, oldBounds in
            newLines.withUnsafeBounds { newBytes, newBounds in
                withUnsafeTemporaryAllocation(of: Entry.self, capacity: size) { entries in
                    entries.initialize(repeating: Entry())
                    var table = Table(entries: entries, mask: size - 1)
                    old = table.numbers(of: oldBytes, oldBounds)
                    new = table.numbers(of: newBytes, newBounds)
                }
            }
        }
    }

    private struct Entry {
        var start: UnsafePointer<UInt8>?
        var length = 0
        var hash: UInt64 = 0
        var number = 0
    }

    private struct Table {
        let entries: UnsafeMutableBufferPointer<Entry>
        let mask: Int
        var count = 0

        mutating func numbers(of bytes: UnsafeBufferPointer<UInt8>, _ bounds: UnsafeBufferPointer<Int>) -> [Int] {
            guard let base = bytes.baseAddress else { return [] }
            return [Int](unsafeUninitializedCapacity: bounds.count - 1) { numbers, initializedCount in
                var index = 0
                while index < bounds.count &- 1 {
                    numbers[index] = number(of: base + bounds[index], bounds[index &+ 1] &- bounds[index])
                    index &+= 1
                }
                initializedCount = index
            }
        }

        private mutating func number(of line: UnsafePointer<UInt8>, _ length: Int) -> Int {
            let hash = hash(of: line, length)
            var place = Int(truncatingIfNeeded: hash) & mask
            while let start = entries[place].start {
                if entries[place].hash == hash, entries[place].length == length, memcmp(start, line, length) == 0 {
                    return entries[place].number
                }
                place = (place &+ 1) & mask
            }
            entries[place] = Entry(start: line, length: length, hash: hash, number: count)
            count &+= 1
            return entries[place].number
        }
    }
}

/// Hashes eight bytes at a time; an odd multiplier and a shift mix each group of eight.
private func hash(of line: UnsafePointer<UInt8>, _ length: Int) -> UInt64 {
    let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
    var hash = UInt64(truncatingIfNeeded: length) &* multiplier
    var index = 0
    var word: UInt64 = 0
    while index &+ 8 <= length {
        memcpy(&word, line + index, 8)
        hash = (hash ^ word) &* multiplier
        hash ^= hash >> 29
        index &+= 8
    }
    word = 0
    if index < length { memcpy(&word, line + index, length &- index) }
    hash = (hash ^ word) &* multiplier
    return hash ^ hash >> 32
}
