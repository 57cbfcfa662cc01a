/// The differences, as code points, between two lines that look the same.
struct InvisibleDifference: CustomStringConvertible {
    /// A stretch of the old line and its replacement in the new line.
    private struct Spot {
        /// The number of code points before the stretch in the old line.
        let start: Int
        var removed: [Unicode.Scalar] = []
        var inserted: [Unicode.Scalar] = []
    }

    private static let spotLimit = 3

    private let old: [Unicode.Scalar]
    private let spots: [Spot]

    /// Returns nil if the difference is visible, or there is none.
    init?(from old: String, to new: String) {
        let hasTab = old.unicodeScalars.contains("\t") || new.unicodeScalars.contains("\t")
        guard !old.utf8.elementsEqual(new.utf8),
            old.appearance(joinsBlanks: hasTab) == new.appearance(joinsBlanks: hasTab)
        else { return nil }
        self.old = Array(old.unicodeScalars)
        spots = Self.spots(from: self.old, to: Array(new.unicodeScalars))
    }

    var description: String {
        let shown = spots.prefix(Self.spotLimit).map { spot in
            let column = String(String.UnicodeScalarView(old.prefix(spot.start))).count + 1
            return "Column \(column) (\(kind(of: spot))): \(Self.change(in: spot))"
        }
        let more = spots.count - shown.count
        return shown.joined(separator: "; ") + (more > 0 ? "; … and \(more) more" : "")
    }

    private static func spots(from old: [Unicode.Scalar], to new: [Unicode.Scalar]) -> [Spot] {
        var spots: [Spot] = []
        var start = 0
        var isOpen = false
        for step in SeriesDifference(from: old, to: new).steps {
            if case .kept(let index, _) = step {
                start = index + 1
                isOpen = false
                continue
            }
            if !isOpen { spots.append(Spot(start: start)) }
            isOpen = true
            switch step {
            case .kept: break
            case .removed(let index): spots[spots.count - 1].removed.append(old[index])
            case .inserted(let index): spots[spots.count - 1].inserted.append(new[index])
            }
        }
        return spots
    }

    private func kind(of spot: Spot) -> String {
        let changed = spot.removed + spot.inserted
        if changed.contains("\u{FEFF}") { return "byte order mark" }
        if changed.contains("\r") { return "carriage return" }
        if changed.contains(where: \.isInvisible) { return "invisible character" }
        if changed.allSatisfy(\.isBlank), old.dropFirst(spot.start).allSatisfy(\.isBlank) { return "trailing blanks" }
        if changed.contains("\t") { return "tab" }
        if changed.contains(where: { $0 == "\u{A0}" || $0 == "\u{202F}" }) { return "no-break space" }
        if changed.allSatisfy(\.isBlank) { return "blanks" }
        return "composed or decomposed"
    }

    private static func change(in spot: Spot) -> String {
        let (removed, inserted) = (codePoints(spot.removed), codePoints(spot.inserted))
        if inserted.isEmpty { return "\(removed) removed" }
        return removed.isEmpty ? "\(inserted) inserted" : "\(removed) became \(inserted)"
    }

    /// Names the code points; a run of equal code points is named once, with its length.
    private static func codePoints(_ scalars: [Unicode.Scalar]) -> String {
        var runs: [(scalar: Unicode.Scalar, count: Int)] = []
        for scalar in scalars {
            if let last = runs.last, last.scalar == scalar {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((scalar, 1))
            }
        }
        return runs.map { $0.count > 1 ? "\($0.count) × \($0.scalar.codePoint)" : $0.scalar.codePoint }
            .joined(separator: ", ")
    }
}
