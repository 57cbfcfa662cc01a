import Foundation
public import Model

extension Photo {
    /// The first demonstration of https://blurha.sh.
    public static let sampleHash = "LEHV6nWB2yk8pyo0adR*.7kCMdnj"

    /// A photo of which everything is known.
    public static func sample(
        _ id: String = "sample", width: Int = 6000, height: Int = 4000, blurHash: String? = sampleHash,
        color: PhotoColor? = PhotoColor(red: 0x60, green: 0x54, blue: 0x4D),
        description: String? = "A quiet evening", altDescription: String? = "a lake at dusk",
        photographer: String = "Ines Okafor", likes: Int = 12
    ) -> Photo {
        Photo(
            id: id, width: width, height: height, blurHash: blurHash, color: color, description: description,
            altDescription: altDescription, photographer: photographer, likes: likes,
            imageURL: URL(filePath: "/photos/\(id)/small.jpg"), link: URL(filePath: "/photos/\(id)"))
    }

    /// A different photo for each number.
    public static func sample(number: Int) -> Photo {
        .sample("photo-\(number)", altDescription: "scene \(number)", photographer: "Photographer \(number)")
    }
}

extension PhotoPage {
    /// The page of that number, from 1, of different photos that are numbered on from page to page.
    public static func sample(_ number: Int = 1, count: Int = PhotoPage.size, hasNextPage: Bool = true) -> PhotoPage {
        let first = (number - 1) * PhotoPage.size
        return PhotoPage(photos: (first..<first + count).map { Photo.sample(number: $0) }, hasNextPage: hasNextPage)
    }

    /// A page of one entry, which could not be read.
    public static func unreadable(hasNextPage: Bool = true) -> PhotoPage {
        PhotoPage(
            photos: [], skipped: [SkippedPhoto(index: 0, reason: "id is missing")], hasNextPage: hasNextPage)
    }
}
