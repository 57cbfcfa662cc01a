import TestKit
import Testing

@testable import ViewModel

@Suite("The difference between rows")
struct RowDifferenceTests {
    private struct Row: Hashable, Identifiable {
        let id: Character
        let isLarge: Bool
    }

    /// A row for each letter; a large one has the ID of the small, and shows something else.
    private func rows(_ letters: String) -> [Row] {
        letters.map { Row(id: Character($0.lowercased()), isLarge: $0.isUppercase) }
    }

    /// Some of the letters in any order, each large or small.
    private func rows(_ chance: inout SeededGenerator) -> [Row] {
        let letters = "abcdefghijklmno".shuffled(using: &chance).prefix(chance.number(below: 16))
        return letters.map { Row(id: $0, isLarge: chance.next().isMultiple(of: 2)) }
    }

    @Test("applied to the old rows it gives the new ones, whatever they are", arguments: 0..<200 as Range<UInt64>)
    func application(seed: UInt64) throws {
        var chance = SeededGenerator(seed: seed)
        let (old, new) = (rows(&chance), rows(&chance))
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
        "finds each row wherever it goes, and of one that is gone its nearest neighbour",
        arguments: 0..<200 as Range<UInt64>)
    func places(seed: UInt64) {
        var chance = SeededGenerator(seed: seed)
        let (old, new) = (rows(&chance), rows(&chance))
        let difference = RowDifference(from: old, to: new)
        let left = old.indices.filter { index in new.contains { $0.id == old[index].id } }
        for index in old.indices {
            let nearest = left.first { $0 >= index } ?? left.last
            let place = difference.newIndex(of: index)
            #expect(new.isEmpty || nearest == nil ? place == 0 : new[place].id == nearest.map { old[$0].id })
        }
    }

    @Test(
        "names what has gone, come, moved or changed, and nothing else",
        arguments: [
            ("", "", ""), ("abc", "abc", ""), ("", "ab", "+a0 +b1"), ("ab", "", "-1 -0"), ("abc", "abcde", "+d3 +e4"),
            ("abcd", "abd", "-2"), ("abcd", "eabcd", "+e0"), ("abcd", "cabd", "-2 +c0"), ("abc", "aBc", "=B1"),
            ("abc", "xaC", "-1 +x0 =C2"), ("ab", "Ba", "-1 +B0"), ("abcd", "DABCx", "-3 +D0 +x4 =A1 =B2 =C3"),
        ])
    func steps(old: String, new: String, expected: String) {
        let steps = RowDifference(from: rows(old), to: rows(new)).steps?.map { step in
            switch step {
            case .remove(let index): "-\(index)"
            case .insert(let row, let index): "+\(letter(row))\(index)"
            case .update(let row, let index): "=\(letter(row))\(index)"
            }
        }
        #expect(steps?.joined(separator: " ") == expected)
    }

    private func letter(_ row: Row) -> String { row.isLarge ? row.id.uppercased() : "\(row.id)" }

    @Test(
        "leads from what is gone to the next row that is left, or else to the one before",
        arguments: [
            ("abcde", "abde", 2, 2), ("abc", "ab", 2, 1), ("abcd", "cd", 0, 0), ("abcd", "dxc", 1, 2),
            ("abc", "xyz", 1, 0), ("abc", "", 1, 0), ("", "abc", 0, 0),
        ])
    func gone(old: String, new: String, index: Int, expected: Int) {
        #expect(RowDifference(from: rows(old), to: rows(new)).newIndex(of: index) == expected)
    }

    @Test("has few steps in a long list, and none where they would be many")
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
