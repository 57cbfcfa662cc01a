/// The items of one series that may have a counterpart in the other.
struct Side {
    /// One number for each item, the same for equal items.
    private(set) var numbers: [Int] = []
    /// The items' places in their series.
    private(set) var indices: [Int] = []

    /// Takes the items of a stretch whose numbers are known on the other side, and flags the places of the others.
    ///
    /// - Parameter isKnown: Whether the other side has each number.
    init(_ series: [Int], in stretch: Range<Int>, isKnown: [Bool], flagging flags: inout [Bool]) {
        numbers.reserveCapacity(stretch.count)
        indices.reserveCapacity(stretch.count)
        // A plain loop, because tests are debug builds.
        var index = stretch.lowerBound
        while index < stretch.upperBound {
            if isKnown[series[index]] {
                numbers.append(series[index])
                indices.append(index)
            } else {
                flags[index] = true
            }
            index &+= 1
        }
    }

    /// Returns whether each number below `kinds` occurs in a stretch.
    static func numbers(in stretch: ArraySlice<Int>, kinds: Int) -> [Bool] {
        var isKnown = Array(repeating: false, count: kinds)
        for number in stretch { isKnown[number] = true }
        return isKnown
    }
}
