/// The anchors of a patience diff (Bram Cohen): the most items that are unique in both series and in the same order.
///
/// A difference can be cut at them into smaller ones.
///
/// Complexity: O(items × log items).
struct Anchors {
    /// The anchors' positions, increasing in both series.
    let positions: [EditSearch.Position]

    init(_ old: [Int], _ new: [Int]) {
        let oldPlaces = Self.places(of: old)
        let newPlaces = Self.places(of: new)
        let unique = old.indices.compactMap { index -> EditSearch.Position? in
            guard case .once = oldPlaces[old[index]], case .once(let place) = newPlaces[old[index]] else { return nil }
            return EditSearch.Position(old: index, new: place)
        }
        positions = Self.increasing(unique)
    }

    private enum Place {
        case once(Int)
        case several
    }

    private static func places(of series: [Int]) -> [Int: Place] {
        var places: [Int: Place] = [:]
        for (index, number) in series.enumerated() {
            places[number] = places[number] == nil ? .once(index) : .several
        }
        return places
    }

    /// Returns the longest selection in which the new positions increase too, by patience sorting.
    ///
    /// The top of pile `n` is the smallest position at which an increasing selection of `n + 1` items can end.
    private static func increasing(_ unique: [EditSearch.Position]) -> [EditSearch.Position] {
        var piles: [Int] = []
        var before: [Int?] = []
        for (index, position) in unique.enumerated() {
            var (low, high) = (0, piles.count)
            while low < high {
                let middle = (low + high) / 2
                if unique[piles[middle]].new < position.new { low = middle + 1 } else { high = middle }
            }
            before.append(low > 0 ? piles[low - 1] : nil)
            if low < piles.count { piles[low] = index } else { piles.append(index) }
        }
        var longest: [EditSearch.Position] = []
        var next = piles.last
        while let index = next {
            longest.append(unique[index])
            next = before[index]
        }
        return longest.reversed()
    }
}
