import Model
import TestSupport
import Testing
import TextUI
import ViewModel

@testable import View

@Suite("The difference between two snapshots")
struct PhotosDifferenceTests {
    private func makeSnapshot(_ ids: String) -> PhotosSnapshot {
        PhotosSnapshot(ids.map { makeCell("\($0)") })
    }

    private func makeCell(_ id: String, title: String = "Ines Okafor") -> PhotoCellViewModel {
        PhotoCellViewModel(photo: .sample(id, blurHash: nil, photographer: title))
    }

    @Test(
        "says what is inserted, deleted and moved",
        arguments: [
            ("", "", 0, 0, 0), ("abc", "abc", 0, 0, 0), ("", "abc", 3, 0, 0), ("abc", "", 0, 3, 0),
            ("abc", "abcde", 2, 0, 0),
            ("abc", "xabc", 1, 0, 0), ("abc", "ac", 0, 1, 0), ("abc", "bca", 0, 0, 1), ("abcd", "dxb", 1, 2, 1),
        ])
    func changes(old: String, new: String, inserted: Int, deleted: Int, moved: Int) {
        let changes = PhotosDifference(from: makeSnapshot(old), to: makeSnapshot(new)).changes
        let counts = changes.reduce(into: (0, 0, 0)) { counts, change in
            switch change {
            case .insert: counts.0 += 1
            case .delete: counts.1 += 1
            case .move: counts.2 += 1
            }
        }
        #expect(counts == (inserted, deleted, moved))
    }

    @Test("that is applied equals a full reload", arguments: 0..<100 as Range<UInt64>)
    func law(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        for _ in 0..<20 {
            let old = makeSnapshot(String(letters.shuffled(using: &generator).prefix(generator.number(below: 27))))
            let new = makeSnapshot(String(letters.shuffled(using: &generator).prefix(generator.number(below: 27))))
            let difference = PhotosDifference(from: old, to: new)
            #expect(old.applying(difference) == new)
            for (index, item) in old.items.enumerated() {
                guard let place = new.indexPath(of: item) else { continue }
                #expect(difference.newIndex(of: index) == place.item)
            }
        }
    }

    @Test("takes an item of the same id that shows something else for another")
    func changedItem() {
        let old = PhotosSnapshot([makeCell("a"), makeCell("b")])
        let new = PhotosSnapshot([makeCell("a"), makeCell("b", title: "Freya Larsen")])
        #expect(old.applying(PhotosDifference(from: old, to: new)) == new)
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
        #expect(makeSnapshot("abab") == makeSnapshot("ab"))
        #expect(PhotosSnapshot.Section.allCases == [.photos])
    }

    @Test(
        "Selection and first cell stay with their items when others come, go and move before them",
        arguments: 0..<50 as Range<UInt64>)
    func staying(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let letters = Array("abcdefghijklmnop")
        let old = letters.prefix(10).map { makeCell("\($0)") }
        let new = letters.shuffled(using: &generator).map { makeCell("\($0)") }
        var state = PhotoGridState()
        state.apply(old)
        _ = state.select(row: generator.number(below: 10))
        _ = state.didShow(2..<6)
        let selected = state.selection.map { old[$0.item] }
        state.apply(new)
        #expect(state.selection.map { new[$0.item] } == selected)
        #expect(new[state.grid.firstShownCell] == old[2])
    }

    @Test("The last cell comes into sight once, and again when there are more, or when it had left")
    func lastCell() {
        var state = PhotoGridState()
        state.apply((0..<8).map { makeCell("\($0)") })
        let answers = [0..<4, 4..<8, 4..<8, 0..<4, 2..<8].map { state.didShow($0) }
        #expect(answers == [false, true, false, false, true])
        state.apply((0..<10).map { makeCell("\($0)") })
        #expect([2..<8, 4..<10].map { state.didShow($0) } == [false, true])
    }
}
