/// A line of a difference.
nonisolated struct DiffLine: Hashable, Sendable {
    /// Whether it is kept, removed or added.
    let kind: Kind
    /// The line's number in the old text; nil if it is not there.
    let oldNumber: Int?
    /// The line's number in the new text; nil if it is not there.
    let newNumber: Int?
    /// The line exactly as it is, so it may contain any character.
    let text: String

    /// The kind of change to a line.
    enum Kind: Hashable, Sendable {
        case kept
        case removed
        case added
    }

    /// A character that shows the kind without colour.
    var mark: String {
        switch kind {
        case .kept: " "
        case .removed: "-"
        case .added: "+"
        }
    }

    /// The kind and number in words, for screen readers.
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
