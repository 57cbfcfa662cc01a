import Model
import TestDoubles
import Testing
import ViewModel

@testable import View

@Suite("A snapshot of photos")
struct PhotosSnapshotTests {
    private let snapshot = PhotosSnapshot(
        [("a", "A"), ("b", "B"), ("a", "C"), ("b", "D")].map {
            PhotoCellViewModel(photo: .sample($0, blurHash: nil, photographer: $1))
        })

    @Test("keeps the first of several items with the same id")
    func duplicates() {
        #expect(snapshot.items.map(\.titleText) == ["A", "B"])
    }

    @Test("returns the item at a place of its only section, and nil out of range")
    func item() {
        #expect(snapshot.itemIdentifier(for: IndexPath(section: 0, item: 1))?.titleText == "B")
        for place in [(0, 2), (0, -1), (1, 0), (-1, 0)] {
            #expect(snapshot.itemIdentifier(for: IndexPath(section: place.0, item: place.1)) == nil)
        }
    }
}
