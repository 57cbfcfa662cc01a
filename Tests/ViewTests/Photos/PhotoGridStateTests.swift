import TestDoubles
import TestKit
import Testing
import TextUI
import ViewModel

@testable import View

@Suite("The state of a grid of photos")
struct PhotoGridStateTests {
    /// A photo of a letter; a large one has the id of the small, and shows something else.
    private func makeCell(_ letter: Character) -> PhotoCellViewModel {
        PhotoCellViewModel(photo: .sample(letter.lowercased(), blurHash: nil, photographer: "Photographer \(letter)"))
    }

    /// Some letters in any order, each large or small.
    private func makeLetters(_ count: Int, _ generator: inout SeededGenerator) -> String {
        let letters = "abcdefghijklmnopqrstuvwxyz".shuffled(using: &generator).prefix(count)
        return letters.map { Bool.random(using: &generator) ? $0.uppercased() : "\($0)" }.joined()
    }

    @Test("A snapshot keeps one of two items with one id")
    func duplicates() {
        #expect(PhotosSnapshot("abAB".map(makeCell)) == PhotosSnapshot("ab".map(makeCell)))
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
        #expect(state.snapshot.items == new)
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
