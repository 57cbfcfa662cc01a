import Foundation
public import Model

/// The content of one cell in the grid of photos.
public nonisolated struct PhotoCellViewModel: Identifiable, Sendable {
    /// The service's identifier of the photo.
    public let id: String
    /// The photographer's name on one line.
    public let titleText: String
    /// The URL of the photo's picture; nil if it is unknown.
    public let imageURL: String?
    /// The photo's width in pixels, at least 1.
    public let imageWidth: Int
    /// The photo's height in pixels, at least 1.
    public let imageHeight: Int
    /// The image that stands in for the photo's picture.
    public let image: PhotoImage
    /// A description of the picture for people who cannot see it.
    public let altText: String

    /// The photo that the cell shows.
    let photo: Photo

    /// The picture's longer side in pixels; each terminal cell shows two pixels, one above the other.
    private static let side = 32

    /// Creates the cell of `photo`, and decodes its picture.
    public init(photo: Photo) {
        id = photo.id
        titleText = photo.title
        imageURL = photo.imageURL?.absoluteString
        imageWidth = photo.width
        imageHeight = photo.height
        image = PhotoImage(photo, side: Self.side)
        altText = photo.altText
        self.photo = photo
    }
}

nonisolated extension PhotoCellViewModel: Hashable {
    /// Returns whether both cells have the same `id`; their contents may differ.
    public static func == (one: PhotoCellViewModel, other: PhotoCellViewModel) -> Bool { one.id == other.id }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

nonisolated extension [PhotoCellViewModel] {
    /// Returns new cells for `photos`, or nil if the current cells already show them.
    ///
    /// A photo that has not changed keeps its cell, because decoding a picture is slow. The comparison uses the photos,
    /// because two cells with the same `id` are always equal.
    ///
    /// Complexity: O(photos).
    func updated(to photos: [Photo]) -> [PhotoCellViewModel]? {
        guard !lazy.map(\.photo).elementsEqual(photos) else { return nil }
        let known = Dictionary(map { ($0.id, $0) }) { first, _ in first }
        return photos.map { photo in
            if let cell = known[photo.id], cell.photo == photo { return cell }
            return PhotoCellViewModel(photo: photo)
        }
    }
}

nonisolated extension Photo {
    /// The photographer's name on one line.
    var title: String { photographer?.onOneLine ?? PhotosWords.unknownPhotographer }

    /// A description of the picture, on one line, for people who cannot see it.
    var altText: String {
        let texts = [altDescription, description].compactMap(\.self).map(\.onOneLine.trimmed)
        return texts.first { !$0.isEmpty } ?? PhotosWords.noDescription
    }
}
