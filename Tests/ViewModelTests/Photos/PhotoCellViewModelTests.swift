import Foundation
import Model
import TestDoubles
import Testing
import ViewModel

@Suite("A photo's cell")
struct PhotoCellViewModelTests {
    @Test("shows the photographer on one line, where the photo is, and how large it is")
    func content() {
        let cell = PhotoCellViewModel(photo: .sample("a", width: 30, height: 20, photographer: "Ines\nOkafor"))
        #expect(cell.id == "a")
        #expect(cell.titleText == "Ines Okafor")
        #expect(cell.imageURL.hasSuffix("/photos/a/small.jpg"))
        #expect(cell.imageWidth == 30)
        #expect(cell.imageHeight == 20)
    }

    @Test("is equal where all that it shows is, and only then; the hash agrees")
    func equality() {
        let cell = PhotoCellViewModel(photo: .sample("a"))
        let same = PhotoCellViewModel(photo: .sample("a"))
        #expect(cell == same)
        #expect(cell.hashValue == same.hashValue)
        let others: [Photo] = [
            .sample("b"), .sample("a", width: 1), .sample("a", height: 1), .sample("a", blurHash: nil),
            .sample("a", altDescription: "b"), .sample("a", photographer: "b"),
        ]
        for other in others { #expect(PhotoCellViewModel(photo: other) != cell) }
        #expect(Set(others.map(PhotoCellViewModel.init) + [cell, same]).count == others.count + 1)
    }

    @Test(
        "draws the hash at the photo's aspect ratio",
        arguments: [
            (6000, 4000, 32, 21), (4000, 6000, 21, 32), (1, 1, 32, 32), (1, 100_000, 1, 32), (Int.max, 1, 32, 1),
        ])
    func aspectRatio(width: Int, height: Int, pixelWidth: Int, pixelHeight: Int) {
        guard
            case .picture(pixelWidth, pixelHeight, let rgb) =
                PhotoCellViewModel(photo: .sample(width: width, height: height)).image
        else { return #expect(Bool(false), "another picture") }
        #expect(rgb.count == pixelWidth * pixelHeight * 3)
    }

    @Test("falls back to the colour, and then to nothing", arguments: [nil, "", "no hash", "LEHV6n"])
    func fallback(hash: String?) {
        let color = PhotoColor(red: 1, green: 2, blue: 3)
        #expect(
            PhotoCellViewModel(photo: .sample(blurHash: hash, color: color)).image == .color(red: 1, green: 2, blue: 3))
        #expect(PhotoCellViewModel(photo: .sample(blurHash: hash, color: nil)).image == .empty)
    }

    @Test(
        "says what is to be seen",
        arguments: [
            ("alt", "text", "alt"), (nil, "text", "text"), ("", "text", "text"), ("\n", "a\nb", "a b"),
            (nil, nil, "No description"),
        ])
    func altText(alt: String?, description: String?, expected: String) {
        #expect(PhotoCellViewModel(photo: .sample(description: description, altDescription: alt)).altText == expected)
    }
}
