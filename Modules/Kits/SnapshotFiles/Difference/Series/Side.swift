/// The items of one series that may have a counterpart in the other.
struct Side {
    /// One number for each item, the same for equal items.
    private(set) var numbers: [Int]
    /// The items' places in their series.
    private(set) var indices: [Int]

    /// Takes the items of a series between two places.
    init(numbers: [Int], from start: Int, to end: Int) {
        self.numbers = Array(numbers[start..<end])
        indices = Array(start..<end)
    }

    private init(numbers: [Int], indices: [Int]) {
        self.numbers = numbers
        self.indices = indices
    }

    func part(_ range: Range<Int>) -> Side { Side(numbers: Array(numbers[range]), indices: Array(indices[range])) }

    /// Returns the items whose number is marked with `mark`; of the others, sets the flags at their places.
    func filtered(by marks: [Int], _ mark: Int, flagging flags: inout [Bool]) -> Side {
        var indices: [Int] = []
        let count = numbers.count
        // Plain loops over pointers, because tests are debug builds.
        let kept = marks.withUnsafeBufferPointer { marks in
            numbers.withUnsafeBufferPointer { numbers in
                self.indices.withUnsafeBufferPointer { places in
                    flags.withUnsafeMutableBufferPointer { flags in
                        [Int](unsafeUninitializedCapacity: count) { kept, keptCount in
                            indices = [Int](unsafeUninitializedCapacity: count) { keptPlaces, keptPlaceCount in
                                var item = 0
                                var next = 0
                                while item < count {
                                    if marks[numbers[item]] == mark {
                                        kept[next] = numbers[item]
                                        keptPlaces[next] = places[item]
                                        next &+= 1
                                    } else {
                                        flags[places[item]] = true
                                    }
                                    item &+= 1
                                }
                                (keptCount, keptPlaceCount) = (next, next)
                            }
                        }
                    }
                }
            }
        }
        return Side(numbers: kept, indices: indices)
    }
}

/// Finds the items that occur on both of two sides.
struct Matches {
    let kinds: Int
    /// For each number, the last comparison in which it was seen on that side.
    private var old: [Int]
    private var new: [Int]
    private var comparison = 0

    init(kinds: Int) {
        self.kinds = kinds
        old = Array(repeating: 0, count: kinds)
        new = Array(repeating: 0, count: kinds)
    }

    /// Returns the items that have a counterpart on the other side; the others are removed and inserted.
    mutating func sides(
        of oldSide: Side, and newSide: Side, _ isRemoved: inout [Bool], _ isInserted: inout [Bool]
    ) -> (old: Side, new: Side) {
        comparison += 1
        Self.mark(oldSide.numbers, in: &old, with: comparison)
        Self.mark(newSide.numbers, in: &new, with: comparison)
        return (
            oldSide.filtered(by: new, comparison, flagging: &isRemoved),
            newSide.filtered(by: old, comparison, flagging: &isInserted)
        )
    }

    private static func mark(_ numbers: [Int], in marks: inout [Int], with mark: Int) {
        numbers.withUnsafeBufferPointer { numbers in
            marks.withUnsafeMutableBufferPointer { marks in
                var item = 0
                while item < numbers.count {
                    marks[numbers[item]] = mark
                    item &+= 1
                }
            }
        }
    }
}
