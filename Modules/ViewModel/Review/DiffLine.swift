/// A line of a difference.
public nonisolated struct DiffLine: Hashable, Sendable {
    /// In the old text; nil where it is not there.
    public let oldNumber: Int?
    /// In the new text; nil where it is not there.
    public let newNumber: Int?
    /// Says without colour, too, what becomes of the line: `-`, `+`, or a blank.
    public let mark: String
    /// What becomes of the line; nil where it is kept.
    public let tone: Tone?
    /// As it is in the snapshot: it may hold anything.
    public let text: String

    /// What becomes of it, in words.
    public var name: String {
        switch (oldNumber, newNumber) {
        case (let number?, nil): "removed line \(number)"
        case (nil, let number?): "added line \(number)"
        default: "line \(newNumber ?? 0)"
        }
    }
}

/// What a difference shows in a row: a heading, one line, or two beside each other.
public nonisolated enum DiffRow: Hashable, Sendable {
    /// Which lines come next.
    case heading(String)
    case line(DiffLine)
    /// A line of the old text, and the one of the new text that stands in its place.
    case pair(DiffLine?, DiffLine?)
    /// What has changed within a line.
    case note(String)

    /// What is longest in it.
    public var text: String {
        switch self {
        case .heading(let text), .note(let text): text
        case .line(let line): line.text
        case .pair(let old, let new):
            [old?.text, new?.text].compactMap(\.self).max { $0.utf8.count < $1.utf8.count } ?? ""
        }
    }
}
