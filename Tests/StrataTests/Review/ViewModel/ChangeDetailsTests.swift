import SnapshotFiles
import Testing

@testable import Strata

@Suite("The details of a change")
struct ChangeDetailsTests {
    @Test(
        "The details explain why a change is pending",
        arguments: [
            (nil, "b\n", nil, "New, without a snapshot yet: 1 line added"),
            (nil, "", nil, "New, without a snapshot yet: an empty text"),
            ("a\na\n", "", nil, "Changed from line 1: 2 lines removed"),
            ("a\nb\n", "a\nc\n", nil, "Changed from line 2: 1 line removed, 1 added"),
            ("a\n", "a\n", "b\n", "Changed: the snapshot already holds the new text"),
            (
                "a\n", "b\n", "c\n",
                "Outdated: the snapshot was changed after the test ran, so it cannot be accepted; run the test again"
            ),
        ] as [(String?, String, String?, String)])
    func reason(old: String?, new: String, former: String?, expected: String) {
        let details = ChangeDetails(.sample(old: old, new: new, comparedWith: former))
        #expect(details.facts.first?.value == expected)
        #expect(details.hasTwoSides == (old != nil))
    }

    @Test("The details put removed lines beside the lines that replace them")
    func sideBySideRows() {
        let details = ChangeDetails(.sample(old: "a\nb\nd\nf\ngg\n", new: "c\nd\ne\nf\ng\n"))
        #expect(
            details.sideBySideRows.map(\.summary) == [
                "@@ -1,5 +1,5 @@", "1 nil -a | nil 1 +c", "2 nil -b | nil", "3 2  d | 3 2  d", "nil | nil 3 +e",
                "4 4  f | 4 4  f", "5 nil -gg | nil 5 +g", "Line 5: g[-g-]",
            ])
    }

    @Test("The details of a change say that accepting it adds a missing newline")
    func missingNewline() {
        let details = ChangeDetails(.sample(old: "Ada\nBo", new: "Jean\nBo\n"))
        let rows = ["2 nil -Bo | nil 2 +Bo", "The snapshot has no newline at the end; accepting adds one."]
        #expect(details.unifiedRows.last?.summary == rows[1])
        #expect(details.sideBySideRows.map(\.summary).suffix(2) == rows[...])
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

extension LineEdit {
    fileprivate var summary: String {
        let numbers = [oldNumber, newNumber].map { $0.map { "\($0)" } ?? "nil" }
        return "\(numbers.joined(separator: " ")) \(kind.rawValue)\(text)"
    }
}
