/// The anchors of a patience diff (Bram Cohen): the most items that are unique in both series and in the same order.
///
/// A difference can be cut at them into smaller ones.
///
/// Complexity: O(items × log items).
struct Anchors {
    /// The anchors' positions, increasing in both series.
    let positions: [EditSearch.Position]

    init(_ old: [Int], _ new: [Int], kinds: Int) {
        let (oldPlaces, newPlaces) = (Self.places(of: old, kinds: kinds), Self.places(of: new, kinds: kinds))
        var unique: [EditSearch.Position] = []
        unique.reserveCapacity(old.count)
        // A plain loop, because tests are debug builds.
        var index = 0
        while index < old.count {
            let (oldPlace, newPlace) = (oldPlaces[old[index]], newPlaces[old[index]])
            if oldPlace >= 0, newPlace >= 0 { unique.append(EditSearch.Position(old: index, new: newPlace)) }
            index &+= 1
        }
        positions = Self.increasing(unique)
    }

    /// Returns the place of each number that occurs once; a negative number for any other.
    private static func places(of series: [Int], kinds: Int) -> [Int] {
        let (missing, repeated) = (-1, -2)
        var places = Array(repeating: missing, count: kinds)
        places.withUnsafeMutableBufferPointer { places in
            series.withUnsafeBufferPointer { series in
                var index = 0
                while index < series.count {
                    places[series[index]] = places[series[index]] == missing ? index : repeated
                    index &+= 1
                }
            }
        }
        return places
    }

    /// Returns the longest selection in which the new positions increase too, by patience sorting.
    ///
    /// The top of pile `n` is the smallest position at which an increasing selection of `n + 1` items can end.
    private static func increasing(_ unique: [EditSearch.Position]) -> [EditSearch.Position] {
        var piles: [Int] = []
        let missing = -1
        var before = Array(repeating: missing, count: unique.count)
        unique.withUnsafeBufferPointer { unique in
            var index = 0
            while index < unique.count {
                let pile = piles.withUnsafeBufferPointer { Self.pile(for: unique[index].new, among: $0, unique) }
                if pile > 0 { before[index] = piles[pile - 1] }
                if pile < piles.count { piles[pile] = index } else { piles.append(index) }
                index &+= 1
            }
        }
        var longest: [EditSearch.Position] = []
        var next = piles.last ?? missing
        while next != missing {
            longest.append(unique[next])
            next = before[next]
        }
        return longest.reversed()
    }

    /// Returns the first pile whose top is not before `new`, or the number of piles.
    private static func pile(
        for new: Int, among piles: UnsafeBufferPointer<Int>, _ unique: UnsafeBufferPointer<EditSearch.Position>
    ) -> Int {
        var (low, high) = (0, piles.count)
        // Where the series agree, each item is on a pile of its own.
        if let top = piles.last, unique[top].new < new { return high }
        while low < high {
            let middle = (low &+ high) / 2
            if unique[piles[middle]].new < new { low = middle &+ 1 } else { high = middle }
        }
        return low
    }
}
