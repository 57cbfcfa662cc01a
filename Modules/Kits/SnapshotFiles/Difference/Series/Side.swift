/// The items of one series that may have a counterpart in the other.
struct Side {
    /// One number for each item; equal items have the same number.
    let numbers: [Int]
    /// The items' places in their series.
    let indices: [Int]

    /// Keeps each item of a stretch if the other side has the item's number; otherwise, flags the item's place.
    ///
    /// - Parameter isKnown: For each number, whether the other side has it.
    init(_ series: [Int], in stretch: Range<Int>, isKnown: [Bool], flagging flags: inout [Bool]) {
        let count = stretch.count
        var numbers = [Int](repeating: 0, count: count)
        var indices = numbers
        var kept = 0
        // A plain loop over pointers, for speed: tests are debug builds.
        numbers.withUnsafeMutableBufferPointer { numbers in
            indices.withUnsafeMutableBufferPointer { indices in
                series.withUnsafeBufferPointer { series in
                    flags.withUnsafeMutableBufferPointer { flags in
                        for index in stretch {
                            if isKnown[series[index]] {
                                numbers[kept] = series[index]
                                indices[kept] = index
                                kept &+= 1
                            } else {
                                flags[index] = true
                            }
                        }
                    }
                }
            }
        }
        self.numbers = Array(numbers.prefix(kept))
        self.indices = Array(indices.prefix(kept))
    }

    /// Returns, for each number below `kinds`, whether it occurs in a stretch.
    static func numbers(in stretch: ArraySlice<Int>, kinds: Int) -> [Bool] {
        [Bool](unsafeUninitializedCapacity: kinds) { isKnown, count in
            isKnown.initialize(repeating: false)
            for number in stretch { isKnown[number] = true }
            count = kinds
        }
    }
}
