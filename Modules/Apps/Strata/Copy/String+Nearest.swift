nonisolated extension String {
    /// Returns the names that differ least from this one; all of them if none is alike.
    func nearest(among names: [String]) -> [String] {
        let distances = names.map { (name: $0, distance: distance(to: $0)) }
        // A third of the letters may be wrong.
        let alike = distances.filter { $0.distance * 3 <= max(count, $0.name.count) }
        guard let least = alike.map(\.distance).min() else { return names }
        return alike.filter { $0.distance == least }.map(\.name)
    }

    /// Returns the number of letters to insert, remove or replace until both are equal but for their case.
    ///
    /// Source: the algorithm of Wagner and Fischer; O(n · m).
    private func distance(to other: String) -> Int {
        let letters = Array(other.lowercased())
        var row = Array(0...letters.count)
        for (number, character) in lowercased().enumerated() {
            var next = [number + 1]
            for (index, letter) in letters.enumerated() {
                let replaced = row[index] + (letter == character ? 0 : 1)
                next.append(Swift.min(replaced, row[index + 1] + 1, next[index] + 1))
            }
            row = next
        }
        return row.last ?? 0
    }
}
