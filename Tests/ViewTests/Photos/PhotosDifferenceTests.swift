import TestDoubles
import TestKit
import Testing
import TextUI
import ViewModel

@testable import View

@Suite("The difference between two snapshots")
struct PhotosDifferenceTests {
    /// Of each letter a photo; a large one has the id of the small, and shows something else.
    private func makeSnapshot(_ letters: String) -> PhotosSnapshot {
        PhotosSnapshot(letters.map(makeCell))
    }

    private func makeCell(_ letter: Character) -> PhotoCellViewModel {
        PhotoCellViewModel(photo: .sample(letter.lowercased(), blurHash: nil, photographer: "Photographer \(letter)"))
    }

    /// Some letters in any order, each large or small.
    private func makeLetters(_ count: Int, _ generator: inout SeededGenerator) -> String {
        let letters = "abcdefghijklmnopqrstuvwxyz".shuffled(using: &generator).prefix(count)
        return letters.map { Bool.random(using: &generator) ? $0.uppercased() : "\($0)" }.joined()
    }

    @Test(
        "says what is inserted, deleted and moved, and what shows something else",
        arguments: [
            ("", "", 0, 0, 0, 0), ("abc", "abc", 0, 0, 0, 0), ("", "abc", 3, 0, 0, 0), ("abc", "", 0, 3, 0, 0),
            ("abc", "abcde", 2, 0, 0, 0), ("abc", "xabc", 1, 0, 0, 0), ("abc", "ac", 0, 1, 0, 0),
            ("abc", "bca", 0, 0, 1, 0), ("abcd", "dxb", 1, 2, 1, 0), ("abc", "aBc", 0, 0, 0, 1),
            ("abc", "bcA", 0, 0, 1, 1), ("abc", "xaC", 1, 1, 0, 1),
        ])
    func changes(old: String, new: String, inserted: Int, deleted: Int, moved: Int, updated: Int) {
        let changes = PhotosDifference(from: makeSnapshot(old), to: makeSnapshot(new)).changes
        let counts = changes.reduce(into: (0, 0, 0, 0)) { counts, change in
            switch change {
            case .insert: counts.0 += 1
            case .delete: counts.1 += 1
            case .move: counts.2 += 1
            case .update: counts.3 += 1
            }
        }
        #expect(counts == (inserted, deleted, moved, updated))
    }

    @Test("that is applied equals a full reload", arguments: 0..<100 as Range<UInt64>)
    func law(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            let old = makeSnapshot(makeLetters(generator.number(below: 27), &generator))
            let new = makeSnapshot(makeLetters(generator.number(below: 27), &generator))
            let difference = PhotosDifference(from: old, to: new)
            #expect(old.applying(difference) == new)
            for (index, item) in old.items.enumerated() {
                guard let place = new.items.firstIndex(where: { $0.id == item.id }) else { continue }
                #expect(difference.newIndex(of: index) == place)
            }
        }
    }

    @Test(
        "leads from what is gone to what is nearest",
        arguments: [
            ("abcde", "abde", 2, 1), ("abc", "ab", 2, 1), ("abc", "xyz", 1, 0), ("abc", "", 1, 0), ("abcd", "cd", 0, 0),
        ])
    func gone(old: String, new: String, index: Int, expected: Int) {
        #expect(PhotosDifference(from: makeSnapshot(old), to: makeSnapshot(new)).newIndex(of: index) == expected)
    }

    @Test("A snapshot keeps one of two items with one id")
    func duplicates() {
        #expect(makeSnapshot("abAB") == makeSnapshot("ab"))
    }

    @Test(
        "Selection and first cell stay with their photos when others come, go and move, and when they show something else",
        arguments: 0..<50 as Range<UInt64>)
    func staying(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let old = "abcdefghij".map(makeCell)
        let new = makeLetters(26, &generator).map(makeCell)
        var state = PhotoGridState()
        state.apply(old)
        _ = state.select(row: generator.number(below: 10))
        _ = state.didShow(2..<6)
        let selected = state.selection.map { old[$0.item].id }
        state.apply(new)
        #expect(state.selection.map { new[$0.item].id } == selected)
        #expect(new[state.grid.firstShownCell].id == old[2].id)
    }

    @Test("The last cell comes into sight once, and again when there are more, or when it had left")
    func lastCell() {
        var state = PhotoGridState()
        state.apply("abcdefgh".map(makeCell))
        let answers = [0..<4, 4..<8, 4..<8, 0..<4, 2..<8].map { state.didShow($0) }
        #expect(answers == [false, true, false, false, true])
        state.apply("abcdefghij".map(makeCell))
        #expect([2..<8, 4..<10].map { state.didShow($0) } == [false, true])
    }
}
