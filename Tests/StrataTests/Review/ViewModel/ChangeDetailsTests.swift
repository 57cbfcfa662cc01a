import Testing

@testable import Strata

@Suite("The details of a change")
struct ChangeDetailsTests {
    @Test(
        "say why it is pending",
        arguments: [
            (ReviewedChange.Reason.new, 0, 1, "New, without a snapshot yet: 1 line added"),
            (.new, 0, 0, "New, without a snapshot yet: an empty text"),
            (.changed, 2, 0, "Changed: 2 lines removed"), (.changed, 1, 1, "Changed: 1 line removed, 1 added"),
            (.changed, 0, 0, "Changed: the snapshot already holds the new text"),
            (
                .outdated, 1, 1,
                "Outdated: the snapshot was changed after the test ran, so it cannot be accepted; run the test again"
            ),
        ])
    func reason(reason: ReviewedChange.Reason, removed: Int, inserted: Int, expected: String) {
        let details = ChangeDetails(
            makeChange(
                reason,
                (0..<removed).map { .removed("a", old: $0 + 1) } + (0..<inserted).map { .inserted("b", new: $0 + 1) }))
        #expect(details.facts.first?.value == expected)
        #expect(details.hasTwoSides == (reason != .new))
    }

    @Test("put removed lines beside those that replace them")
    func sideBySideRows() {
        let details = ChangeDetails(
            makeChange(
                .changed,
                [
                    .removed("a", old: 1), .removed("b", old: 2), .inserted("c", new: 1), .kept("d", old: 3, new: 2),
                    .inserted("e", new: 3), .kept("f", old: 4, new: 4), .removed("g", old: 5),
                ]))
        #expect(
            details.sideBySideRows.map(\.summary) == [
                "@@", "1 nil -a | nil 1 +c", "2 nil -b | nil", "3 2  d | 3 2  d", "nil | nil 3 +e", "4 4  f | 4 4  f",
                "5 nil -g | nil", "note",
            ])
    }

    @Test("note that accepting adds a missing newline")
    func missingNewline() {
        let details = ChangeDetails(makeChange(.changed, [.removed("a", old: 1)], endsWithoutNewline: true))
        let notes = ["note", "The snapshot has no newline at the end; accepting adds one."]
        #expect(details.unifiedRows.map(\.summary).suffix(2) == notes[...])
        #expect(details.sideBySideRows.map(\.summary).suffix(2) == notes[...])
    }

    private func makeChange(
        _ reason: ReviewedChange.Reason, _ lines: [ReviewedChange.Line], endsWithoutNewline: Bool = false
    ) -> ReviewedChange {
        let hunk = ReviewedChange.Hunk(
            heading: "@@", lines: lines, notes: ["note"], endsWithoutNewline: endsWithoutNewline)
        return ReviewedChange(
            id: "Snapshots/a.txt", test: ReviewedTest(module: "M", name: "a()", sourceLocation: "M/A.swift:1"),
            reason: reason, hunks: lines.isEmpty ? [] : [hunk])
    }
}

extension DiffRow {
    fileprivate var summary: String {
        switch self {
        case .heading(let text), .note(let text): text
        case .line(let line): line.summary
        case .pair(let old, let new): "\(old?.summary ?? "nil") | \(new?.summary ?? "nil")"
        }
    }
}

extension DiffLine {
    fileprivate var summary: String {
        let numbers = [oldNumber, newNumber].map { $0.map { "\($0)" } ?? "nil" }
        return "\(numbers.joined(separator: " ")) \(mark)\(text)"
    }
}
