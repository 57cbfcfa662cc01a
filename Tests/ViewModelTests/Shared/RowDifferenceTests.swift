import TestKit
import Testing
import ViewModel

@Suite("The difference between rows")
struct RowDifferenceTests {
    @Test(
        "A row difference finds each row's new index or, for a removed row, its nearest neighbour's new index",
        arguments: 0..<200 as Range<UInt64>)
    func places(seed: UInt64) {
        var chance = SeededGenerator(seed: seed)
        let (old, new) = (LetterRow.rows(&chance), LetterRow.rows(&chance))
        let difference = RowDifference(from: old, to: new)
        let left = old.indices.filter { index in new.contains { $0.id == old[index].id } }
        for index in old.indices {
            let nearest = left.first { $0 >= index } ?? left.last
            let place = difference.newIndex(of: index)
            #expect(new.isEmpty || nearest == nil ? place == 0 : new[place].id == nearest.map { old[$0].id })
        }
    }

    @Test(
        "A row difference maps a removed row to the next remaining row or, if none follows, to the previous one",
        arguments: [
            ("abcde", "abde", 2, 2), ("abc", "ab", 2, 1), ("abcd", "cd", 0, 0), ("abcd", "dxc", 1, 2),
            ("abc", "xyz", 1, 0), ("abc", "", 1, 0), ("", "abc", 0, 0),
        ])
    func gone(old: String, new: String, index: Int, expected: Int) {
        let difference = RowDifference(from: LetterRow.rows(old), to: LetterRow.rows(new))
        #expect(difference.newIndex(of: index) == expected)
    }
}
