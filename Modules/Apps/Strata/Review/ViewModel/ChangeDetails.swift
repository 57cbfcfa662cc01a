/// What is shown of the change to decide on.
nonisolated struct ChangeDetails: Identifiable, Hashable, Sendable {
    /// Which change it is: a decision names it, so that no unseen change is decided on.
    let id: String
    /// What is known of it, the most important first.
    let facts: [Fact]
    /// The difference, one line below the other.
    let unifiedRows: [DiffRow]
    /// The difference, old and new beside each other.
    let sideBySideRows: [DiffRow]
    /// Whether both texts, old and new, have something to show.
    let hasTwoSides: Bool
    /// How many digits its highest line number has.
    let numberWidth: Int

    /// What is known of a change.
    struct Fact: Hashable, Sendable {
        /// A word or two.
        let title: String
        /// What it says of this change.
        let value: String
    }

    init(_ change: ReviewedChange) {
        id = change.id
        facts = change.facts
        unifiedRows = [DiffRow](unified: change.hunks)
        sideBySideRows = [DiffRow](sideBySide: change.hunks)
        hasTwoSides = change.reason != .new
        numberWidth = "\(change.lastNumber)".count
    }
}

nonisolated extension ReviewedChange {
    fileprivate var facts: [ChangeDetails.Fact] {
        let facts: [(title: String, value: String?)] = [
            ("Why", explanation),
            ("Test", "\(test.module).\(test.name)"),
            ("Case", distinction),
            ("Source", test.sourceLocation),
            ("Snapshot", id),
        ]
        return facts.compactMap { title, value in value.map { ChangeDetails.Fact(title: title, value: $0) } }
    }

    /// What tells the test's snapshots apart: arguments, name and call; nil where it has a single one.
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
        case .new: "new, there is no snapshot yet: \(differences ?? "an empty text")"
        case .changed: "changed: \(differences ?? "the snapshot holds the new text already")"
        case .outdated:
            "outdated: the snapshot was changed after the test ran, so accepting is refused; run the test again"
        }
    }

    private var differences: String? {
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

    /// The highest line number; it stands in the last hunk, because the numbers only grow.
    fileprivate var lastNumber: Int {
        hunks.last?.lines.reduce(0) { last, line in
            switch line {
            case .kept(_, let old, let new): max(last, old, new)
            case .removed(_, let number), .inserted(_, let number): max(last, number)
            }
        } ?? 0
    }
}
