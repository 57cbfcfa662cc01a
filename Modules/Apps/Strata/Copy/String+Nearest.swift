nonisolated extension String {
    /// Returns the end of an error message about this unknown name: known and similar names; if none is known, a hint.
    func suggestion(among names: [String]) -> String {
        guard !names.isEmpty else { return "; run this command in a checkout of Strata" }
        let nearest = nearest(among: names).joined(separator: " or ")
        return "; expected \(names.joined(separator: ", "))" + (nearest.isEmpty ? "" : ". Did you mean \(nearest)?")
    }

    /// Returns the names that are most similar to this one; empty if none is similar.
    private func nearest(among names: [String]) -> [String] {
        let distances = names.map { (name: $0, distance: distance(to: $0)) }
        // A third of the letters may be wrong.
        let alike = distances.filter { $0.distance * 3 <= max(count, $0.name.count) }
        let least = alike.map(\.distance).min()
        return alike.filter { $0.distance == least }.map(\.name)
    }

    /// Returns the edit distance to another name, ignoring case.
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
