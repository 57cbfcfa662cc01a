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
        var (numbers, indices): ([Int], [Int]) = ([], [])
        numbers.reserveCapacity(self.numbers.count)
        indices.reserveCapacity(self.numbers.count)
        marks.withUnsafeBufferPointer { marks in
            flags.withUnsafeMutableBufferPointer { flags in
                for item in 0..<self.numbers.count {
                    if marks[self.numbers[item]] == mark {
                        numbers.append(self.numbers[item])
                        indices.append(self.indices[item])
                    } else {
                        flags[self.indices[item]] = true
                    }
                }
            }
        }
        return Side(numbers: numbers, indices: indices)
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
        for number in oldSide.numbers { old[number] = comparison }
        for number in newSide.numbers { new[number] = comparison }
        return (
            oldSide.filtered(by: new, comparison, flagging: &isRemoved),
            newSide.filtered(by: old, comparison, flagging: &isInserted)
        )
    }
}
