import SnapshotFiles

/// A row of a difference: a heading, a line, two lines side by side, or a note.
nonisolated enum DiffRow: Hashable, Sendable {
    /// The range of the lines that follow.
    case heading(String)
    case line(LineEdit)
    /// A line of the old text beside the line of the new text that replaces it.
    case pair(LineEdit?, LineEdit?)
    /// A sentence about the difference.
    case note(String)

    /// The row's longest text.
    var text: String {
        switch self {
        case .heading(let text), .note(let text): text
        case .line(let line): line.text
        case .pair(let old, let new):
            [old?.text, new?.text].compactMap(\.self).max { $0.utf8.count < $1.utf8.count } ?? ""
        }
    }
}
