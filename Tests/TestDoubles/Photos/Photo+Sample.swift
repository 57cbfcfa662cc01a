import Foundation
public import Model

extension Photo {
    /// The first example on https://blurha.sh.
    public static let sampleHash = "LEHV6nWB2yk8pyo0adR*.7kCMdnj"

    /// Returns a photo with every field filled.
    public static func sample(
        _ id: String = "sample", width: Int = 6000, height: Int = 4000, blurHash: String? = sampleHash,
        color: PhotoColor? = PhotoColor(red: 0x60, green: 0x54, blue: 0x4D),
        description: String? = "A quiet evening", altDescription: String? = "a lake at dusk",
        photographer: String? = "Ines Okafor", likes: Int? = 12
    ) -> Photo {
        Photo(
            id: id, width: width, height: height, blurHash: blurHash, color: color, description: description,
            altDescription: altDescription, photographer: photographer, likes: likes,
            imageURL: URL(filePath: "/photos/\(id)/small.jpg"), link: URL(filePath: "/photos/\(id)"))
    }

    /// Returns a different photo for each number.
    public static func sample(number: Int) -> Photo {
        .sample("photo-\(number)", altDescription: "scene \(number)", photographer: "Photographer \(number)")
    }
}

extension PhotoPage {
    /// Returns page `number`, counted from 1; the photos' numbers continue from the previous page.
    public static func sample(_ number: Int = 1, count: Int = PhotoPage.size, hasNextPage: Bool = true) -> PhotoPage {
        let first = (number - 1) * PhotoPage.size
        return PhotoPage(photos: (first..<first + count).map { Photo.sample(number: $0) }, hasNextPage: hasNextPage)
    }

    /// Returns a page whose only entry could not be read.
    public static func unreadable(hasNextPage: Bool = true) -> PhotoPage {
        PhotoPage(
            photos: [], skipped: [SkippedEntry(.missing("id"))], hasNextPage: hasNextPage)
    }
}
