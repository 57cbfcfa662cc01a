/// A line of a difference.
nonisolated struct DiffLine: Hashable, Sendable {
    /// What becomes of it.
    let kind: Kind
    /// Its number in the old text; nil where it is not there.
    let oldNumber: Int?
    /// Its number in the new text; nil where it is not there.
    let newNumber: Int?
    /// As it is in the snapshot: it may hold anything.
    let text: String

    /// What becomes of a line.
    enum Kind: Hashable, Sendable {
        case kept
        case removed
        case added
    }

    /// Says without colour, too, what becomes of the line.
    var mark: String {
        switch kind {
        case .kept: " "
        case .removed: "-"
        case .added: "+"
        }
    }

    /// What becomes of it, in words.
    var name: String {
        switch kind {
        case .kept: "line \(newNumber ?? 0)"
        case .removed: "removed line \(oldNumber ?? 0)"
        case .added: "added line \(newNumber ?? 0)"
        }
    }
}

nonisolated extension DiffLine {
    init(_ line: ReviewedChange.Line) {
        switch line {
        case .kept(let text, let old, let new):
            self.init(kind: .kept, oldNumber: old, newNumber: new, text: text)
        case .removed(let text, let old):
            self.init(kind: .removed, oldNumber: old, newNumber: nil, text: text)
        case .inserted(let text, let new):
            self.init(kind: .added, oldNumber: nil, newNumber: new, text: text)
        }
    }
}
