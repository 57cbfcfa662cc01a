import Model
import TestDoubles
import Testing

@testable import ViewModel

@Suite("A photo's cell")
struct PhotoCellViewModelTests {
    @Test("A photo's cell has the photographer's name on one line, and the photo's URL and size")
    func content() {
        let cell = PhotoCellViewModel(photo: .sample("a", width: 30, height: 20, photographer: "Ines\nOkafor"))
        #expect(cell.id == "a")
        #expect(cell.titleText == "Ines Okafor")
        #expect(cell.imageURL?.hasSuffix("/photos/a/small.jpg") == true)
        #expect(cell.imageWidth == 30)
        #expect(cell.imageHeight == 20)
    }

    @Test("Photo cells with the same id are equal and have the same hash; cells with different ids differ")
    func equality() {
        let cell = PhotoCellViewModel(photo: .sample("a"))
        let changed = PhotoCellViewModel(photo: .sample("a", blurHash: nil, photographer: "b"))
        #expect(cell == changed)
        #expect(cell.hashValue == changed.hashValue)
        #expect(PhotoCellViewModel(photo: .sample("b")) != cell)
    }

    @Test(
        "A photo's cell is re-created if its photo has changed, although the old and the new cell are equal",
        arguments: [
            Photo.sample("a", width: 1), .sample("a", height: 1), .sample("a", blurHash: nil),
            .sample("a", altDescription: "b"), .sample("a", photographer: "b"), .sample("a", likes: 1),
        ])
    func changed(photo: Photo) throws {
        let cells = [Photo.sample("a"), .sample("b")].map(PhotoCellViewModel.init)
        for photos in [[photo, .sample("b")], [.sample("b"), photo, .sample("c")]] {
            let updated = try #require(cells.updated(to: photos))
            #expect(updated.map(\.photo) == photos)
            #expect(updated.map(\.titleText) == photos.map(\.photographer))
            #expect(updated.map(\.image) == photos.map { PhotoCellViewModel(photo: $0).image })
        }
    }

    @Test(
        "A photo's cell has a preview at the photo's aspect ratio",
        arguments: [
            (6000, 4000, 32, 21), (4000, 6000, 21, 32), (1, 1, 32, 32), (1, 100_000, 1, 32), (Int.max, 1, 32, 1),
        ])
    func aspectRatio(width: Int, height: Int, pixelWidth: Int, pixelHeight: Int) {
        guard
            case .picture(pixelWidth, pixelHeight, let rgb) =
                PhotoCellViewModel(photo: .sample(width: width, height: height)).image
        else { return #expect(Bool(false), "The cell has no preview of this size.") }
        #expect(rgb.count == pixelWidth * pixelHeight * 3)
    }

    @Test("A photo's cell without a preview has a colour, or else is empty", arguments: [nil, "", "no hash", "LEHV6n"])
    func fallback(hash: String?) {
        let color = PhotoColor(red: 1, green: 2, blue: 3)
        #expect(
            PhotoCellViewModel(photo: .sample(blurHash: hash, color: color)).image == .color(red: 1, green: 2, blue: 3))
        #expect(PhotoCellViewModel(photo: .sample(blurHash: hash, color: nil)).image == .empty)
    }

    @Test(
        "A photo's cell describes the picture with the alternative text, or else with the description",
        arguments: [
            ("alt", "text", "alt"), (nil, "text", "text"), ("", "text", "text"), ("\n", "a\nb", "a b"),
            (nil, nil, "No description"),
        ])
    func altText(alt: String?, description: String?, expected: String) {
        #expect(PhotoCellViewModel(photo: .sample(description: description, altDescription: alt)).altText == expected)
    }
}
