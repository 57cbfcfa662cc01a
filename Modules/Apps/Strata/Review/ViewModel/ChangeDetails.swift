/// The presentation of the change to decide on.
nonisolated struct ChangeDetails: Identifiable, Hashable, Sendable {
    /// The change's ID; decisions name it, so that they never apply to a change that is not shown.
    let id: String
    /// The facts about it, the most important first.
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
        /// A word or two.
        let title: String
        /// The fact in words.
        let value: String
    }

    /// - Parameter alikeCount: The number of other waiting changes that replace the same texts.
    init(_ change: ReviewedChange, alikeCount: Int = 0) {
        id = change.id
        facts = change.facts(alikeCount: alikeCount)
        let facts = change.dataDifference?.split(separator: "\n").map { DiffRow.note(String($0)) } ?? []
        unifiedRows = [DiffRow](unified: change.hunks) + facts
        sideBySideRows = [DiffRow](sideBySide: change.hunks) + facts
        hasTwoSides = change.reason != .new && change.dataDifference == nil
        numberWidth = "\(change.lastNumber)".count
    }
}

nonisolated extension ReviewedChange {
    fileprivate func facts(alikeCount: Int) -> [ChangeDetails.Fact] {
        let facts: [(title: String, value: String?)] = [
            ("Why", explanation),
            ("Like it", alikeCount > 0 ? "\(alikeCount) more with the same change" : nil),
            ("Test", "\(test.module).\(test.name)"),
            ("Case", distinction),
            ("Source", test.sourceLocation),
            ("Snapshot", id),
        ]
        return facts.compactMap { title, value in value.map { ChangeDetails.Fact(title: title, value: $0) } }
    }

    /// What distinguishes the test's snapshots: arguments, name and call; nil if nothing does.
    private var distinction: String? {
        let parts = [
            test.arguments.isEmpty ? nil : test.arguments.joined(separator: ", "),
            test.snapshotName.map { "named \($0)" },
            test.call > 1 ? "call \(test.call)" : nil,
        ].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    private var explanation: String {
        switch reason {
        case .new: "New, without a snapshot yet: \(differences ?? "an empty text")"
        case .changed: "Changed: \(differences ?? "the snapshot already holds the new text")"
        case .outdated:
            "Outdated: the snapshot was changed after the test ran, so it cannot be accepted; run the test again"
        }
    }

    private var differences: String? {
        if dataDifference != nil { return "a file that is not text; 'report' shows pictures" }
        var (removed, inserted) = (0, 0)
        for line in hunks.lazy.flatMap(\.lines) {
            switch line {
            case .kept: break
            case .removed: removed += 1
            case .inserted: inserted += 1
            }
        }
        return switch (removed, inserted) {
        case (0, 0): nil
        case (0, _): "\(lines(inserted)) added"
        case (_, 0): "\(lines(removed)) removed"
        default: "\(lines(removed)) removed, \(inserted) added"
        }
    }

    private func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }

    /// The highest line number, found in the last hunk, because the numbers only increase.
    fileprivate var lastNumber: Int {
        hunks.last?.lines.reduce(0) { last, line in
            switch line {
            case .kept(_, let old, let new): max(last, old, new)
            case .removed(_, let number), .inserted(_, let number): max(last, number)
            }
        } ?? 0
    }
}
