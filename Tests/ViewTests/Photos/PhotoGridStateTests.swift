import TestDoubles
import TestKit
import Testing
import TextUI
import ViewModel

@testable import View

@Suite("The state of a photo grid")
struct PhotoGridStateTests {
    /// Returns a photo for `letter`; both cases of a letter give the same `id`, but different photographers.
    private func makeCell(_ letter: Character) -> PhotoCellViewModel {
        PhotoCellViewModel(photo: .sample(letter.lowercased(), blurHash: nil, photographer: "Photographer \(letter)"))
    }

    /// Returns letters in random order, each in random case.
    private func makeLetters(_ count: Int, _ generator: inout SeededGenerator) -> String {
        let letters = "abcdefghijklmnopqrstuvwxyz".shuffled(using: &generator).prefix(count)
        return letters.map { Bool.random(using: &generator) ? $0.uppercased() : "\($0)" }.joined()
    }

    @Test(
        "A photo grid keeps its selected photo and its first visible photo when photos are added, moved and changed",
        arguments: 0..<50 as Range<UInt64>)
    func staying(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let old = "abcdefghij".map(makeCell)
        let new = makeLetters(26, &generator).map(makeCell)
        var state = PhotoGridState()
        state.apply(old)
        _ = state.select(row: generator.number(below: 10))
        _ = state.didShow(2..<6)
        let selected = state.selectedItem?.id
        state.apply(new)
        // Cells with the same ID are equal, so their titles are compared.
        #expect(state.snapshot.photos.map(\.titleText) == new.map(\.titleText))
        #expect(state.selectedItem?.titleText == new.first { $0.id == selected }?.titleText)
        #expect(new[state.grid.firstShownCell].id == old[2].id)
    }

    @Test("A photo grid keeps the first of several photos with the same ID")
    func duplicates() {
        var state = PhotoGridState()
        state.apply("abAB".map(makeCell))
        #expect(state.snapshot.photos.map(\.titleText) == ["Photographer a", "Photographer b"])
    }

    @Test("A photo grid reports once when its last cell appears, and again after a change or after scrolling away")
    func lastCell() {
        var state = PhotoGridState()
        state.apply("abcdefgh".map(makeCell))
        let answers = [0..<4, 4..<8, 4..<8, 0..<7, 2..<8].map { state.didShow($0) }
        #expect(answers == [false, true, false, false, true])
        state.apply("ABCDEFGH".map(makeCell))
        #expect([2..<8, 2..<8].map { state.didShow($0) } == [true, false])
        state.apply([])
        #expect([0..<0].map { state.didShow($0) } == [false])
    }
}
