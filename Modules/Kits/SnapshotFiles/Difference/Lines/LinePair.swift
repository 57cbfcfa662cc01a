/// A removed line and the inserted line that replaces it.
struct LinePair {
    /// The removed line, without its newline.
    let old: String
    /// The inserted line, without its newline.
    let new: String
    /// The removed line's number in the old text, from 1.
    let oldNumber: Int
    /// The inserted line's number in the new text, from 1.
    let newNumber: Int

    /// Pairs lines that look the same; between two such pairs, joins the first removed line with the first inserted
    /// line, and so on.
    static func pairs(of edits: [LineEdit]) -> [LinePair] {
        edits.split { $0.kind == .kept }.flatMap { changes in
            pairs(of: changes.filter { $0.kind == .removed }, with: changes.filter { $0.kind == .inserted })
        }
    }

    private static func pairs(of removed: [LineEdit], with inserted: [LineEdit]) -> [LinePair] {
        let alike = SeriesDifference(from: removed.map(\.appearance), to: inserted.map(\.appearance))
        var pairs: [LinePair] = []
        var waiting: ArraySlice<Int> = []
        for step in alike.steps {
            switch step {
            case .removed(let old): waiting.append(old)
            case .inserted(let new):
                if let old = waiting.popFirst() { pairs.append(LinePair(removed[old], inserted[new])) }
            case .kept(let old, let new):
                waiting = []
                pairs.append(LinePair(removed[old], inserted[new]))
            }
        }
        return pairs
    }

    private init(_ removed: LineEdit, _ inserted: LineEdit) {
        old = removed.text
        new = inserted.text
        oldNumber = removed.oldLine + 1
        newNumber = inserted.newLine + 1
    }

    /// A sentence about the change in the line; nil if nothing has changed, or if too much has changed to show it.
    var note: String? {
        let number = oldNumber == newNumber ? "Line \(oldNumber)" : "Line \(oldNumber), now \(newNumber)"
        if let invisible = InvisibleDifference(from: old, to: new) { return "\(number) looks the same. \(invisible)" }
        return MarkedLine(from: old, to: new).map { "\(number): \($0)" }
    }
}

extension LineEdit {
    fileprivate var appearance: String { text.appearance(joinsBlanks: true) }
}
