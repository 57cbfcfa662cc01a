import SnapshotFiles

/// The presentation of the change to decide on.
nonisolated struct ChangeDetails: Identifiable, Hashable, Sendable {
    /// The change's ID, named by each decision, so that no decision applies to a change that is not shown.
    let id: String
    /// The facts about the change, the most important first.
    let facts: [Fact]
    /// The rows of the layout with one column.
    let unifiedRows: [DiffRow]
    /// The rows of the layout with old and new text side by side.
    let sideBySideRows: [DiffRow]
    /// Whether there are both an old and a new text.
    let hasTwoSides: Bool
    /// The number of digits of the highest line number.
    let numberWidth: Int

    /// A fact about a change.
    struct Fact: Hashable, Sendable {
        /// The name of the fact, in a word or two.
        let title: String
        /// The fact in words.
        let value: String
    }

    /// - Parameter alikeCount: The number of other waiting changes with the same replacements as this one.
    init(_ change: PendingChange, alikeCount: Int = 0) {
        id = change.id
        let (pending, data) = (change.pending, change.diff.dataDifference)
        let advice = data == nil || change.status == .outdated ? "" : "; 'report' shows pictures"
        let texts: [(title: String, value: String?)] = [
            ("Why", change.explanation + advice),
            ("Like it", alikeCount > 0 ? "\(alikeCount) more with the same change" : nil),
            ("Test", pending.test),
            ("Case", change.distinction),
            ("Source", pending.sourceLocation),
            ("Snapshot", change.id),
        ]
        facts = texts.compactMap { title, value in value.map { Fact(title: title, value: $0) } }
        let notes = data?.description.split(separator: "\n").map { DiffRow.note(String($0)) } ?? []
        unifiedRows = [DiffRow](unified: change.hunks) + notes
        sideBySideRows = [DiffRow](sideBySide: change.hunks) + notes
        hasTwoSides = change.reference != nil && data == nil
        // Line numbers only increase, so the last hunk has the highest.
        let last = change.hunks.last?.edits.reduce(0) { max($0, $1.oldNumber ?? 0, $1.newNumber ?? 0) }
        numberWidth = "\(last ?? 0)".count
    }
}
