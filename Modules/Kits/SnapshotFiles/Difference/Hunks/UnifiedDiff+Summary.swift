extension UnifiedDiff {
    private static let lineLimit = 100
    private static let noteLimit = 10

    /// The difference as a failed test shows it: shortened if it is long, with notes on partly changed lines.
    ///
    /// The notes follow the last hunk, where `patch` ignores them. A diff with omitted lines is still valid: `patch`
    /// makes the changes that are shown. A diff with a shortened line is not valid.
    package var summary: String {
        let shown = hunks.prefix(lines: Self.lineLimit)
        return shown.map(Self.text).joined() + rest(after: shown) + Self.notes(on: shown)
    }

    private static func text(of hunk: DiffHunk) -> String {
        "\(hunk.heading)\n" + hunk.edits.shortened.map(\.description).joined()
    }

    private func rest(after shown: [DiffHunk]) -> String {
        let lines = hunks.reduce(0) { $0 + $1.changeCount } - shown.reduce(0) { $0 + $1.changeCount }
        guard lines > 0 else { return "" }
        let places = hunks.count - zip(hunks, shown).count { $0.changeCount == $1.changeCount }
        return "… and \(lines) more \(lines == 1 ? "line differs" : "lines differ") "
            + "in \(places == 1 ? "1 place" : "\(places) places")\n"
    }

    private static func notes(on hunks: [DiffHunk]) -> String {
        let notes = hunks.flatMap(\.notes)
        guard !notes.isEmpty else { return "" }
        let more = notes.count - noteLimit
        return "\n" + notes.prefix(noteLimit).map { "\($0)\n" }.joined()
            + (more > 0 ? "… and \(more) more \(more == 1 ? "line" : "lines") changed in part\n" : "")
    }
}
