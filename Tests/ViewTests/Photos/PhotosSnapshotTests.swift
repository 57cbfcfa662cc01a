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
        #expect(snapshot.photos.map(\.titleText) == ["A", "B"])
    }
}
