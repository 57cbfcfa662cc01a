/// What a difference shows in a row: a heading, one line, or two beside each other.
nonisolated enum DiffRow: Hashable, Sendable {
    /// Which lines come next.
    case heading(String)
    case line(DiffLine)
    /// A line of the old text, and the one of the new text that replaces it.
    case pair(DiffLine?, DiffLine?)
    /// What has changed within a line.
    case note(String)

    /// The longest text in it.
    var text: String {
        switch self {
        case .heading(let text), .note(let text): text
        case .line(let line): line.text
        case .pair(let old, let new):
            [old?.text, new?.text].compactMap(\.self).max { $0.utf8.count < $1.utf8.count } ?? ""
        }
    }
}
