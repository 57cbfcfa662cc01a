import TestKit
import Testing

@testable import ViewModel

@Suite("The steps from old rows to new rows")
struct RowDifferenceStepsTests {
    @Test("A row difference's steps lead from any old rows to any new rows", arguments: 0..<200 as Range<UInt64>)
    func application(seed: UInt64) throws {
        var chance = SeededGenerator(seed: seed)
        let (old, new) = (LetterRow.rows(&chance), LetterRow.rows(&chance))
        var shown = old
        for step in try #require(RowDifference(from: old, to: new).steps) {
            switch step {
            case .remove(let index): shown.remove(at: index)
            case .insert(let row, let index): shown.insert(row, at: index)
            case .update(let row, let index): shown[index] = row
            }
        }
        #expect(shown == new)
    }

    @Test(
        "A row difference's steps name the rows that were removed, added, moved or changed, and no others",
        arguments: [
            ("", "", ""), ("abc", "abc", ""), ("", "ab", "+a0 +b1"), ("ab", "", "-1 -0"), ("abc", "abcde", "+d3 +e4"),
            ("abcd", "abd", "-2"), ("abcd", "eabcd", "+e0"), ("abcd", "cabd", "-2 +c0"), ("abc", "bcx", "-0 +x2"),
            ("abc", "aBc", "=B1"), ("abc", "xaC", "-1 +x0 =C2"), ("ab", "Ba", "-1 +B0"),
            ("abcd", "DABCx", "-3 +D0 +x4 =A1 =B2 =C3"),
        ])
    func steps(old: String, new: String, expected: String) {
        let steps = RowDifference(from: LetterRow.rows(old), to: LetterRow.rows(new)).steps?.map { step in
            switch step {
            case .remove(let index): "-\(index)"
            case .insert(let row, let index): "+\(letter(row))\(index)"
            case .update(let row, let index): "=\(letter(row))\(index)"
            }
        }
        #expect(steps?.joined(separator: " ") == expected)
    }

    private func letter(_ row: LetterRow) -> String { row.isLarge ? row.id.uppercased() : "\(row.id)" }

    @Test("A small change in a long list of rows has few steps, but a large change is not split into steps")
    func long() {
        struct Number: Hashable, Identifiable { let id: Int }
        let old = (0..<10_000).map(Number.init)
        var new = old
        new.remove(at: 5_000)
        #expect(RowDifference(from: old, to: new).steps?.count == 1)
        #expect(RowDifference(from: old, to: old.reversed()).steps == nil)
        #expect(RowDifference(from: [], to: old).steps == nil)
    }
}
