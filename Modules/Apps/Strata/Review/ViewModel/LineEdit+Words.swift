import SnapshotFiles

nonisolated extension LineEdit {
    /// The line's number in the old text, from 1; nil for an inserted line.
    var oldNumber: Int? { kind == .inserted ? nil : oldLine + 1 }

    /// The line's number in the new text, from 1; nil for a removed line.
    var newNumber: Int? { kind == .removed ? nil : newLine + 1 }

    /// The kind and number in words, for screen readers.
    var name: String {
        switch kind {
        case .kept: "line \(newLine + 1)"
        case .removed: "removed line \(oldLine + 1)"
        case .inserted: "added line \(newLine + 1)"
        }
    }
}
