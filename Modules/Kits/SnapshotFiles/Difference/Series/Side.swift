/// The items of one series that may have a counterpart in the other.
struct Side {
    /// One number for each item, the same for equal items.
    let numbers: [Int]
    /// The items' places in their series.
    let indices: [Int]

    /// Takes the items of a stretch whose numbers the other side has, and flags the places of all other items.
    ///
    /// - Parameter isKnown: Whether the other side has each number.
    init(_ series: [Int], in stretch: Range<Int>, isKnown: [Bool], flagging flags: inout [Bool]) {
        let count = stretch.count
        var numbers = [Int](repeating: 0, count: count)
        var indices = numbers
        var kept = 0
        // A plain loop over pointers, because tests are debug builds.
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

    /// Returns whether each number below `kinds` occurs in a stretch.
    static func numbers(in stretch: ArraySlice<Int>, kinds: Int) -> [Bool] {
        [Bool](unsafeUninitializedCapacity: kinds) { isKnown, count in
            isKnown.initialize(repeating: false)
            for number in stretch { isKnown[number] = true }
            count = kinds
        }
    }
}
