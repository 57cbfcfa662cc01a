import Foundation
public import Model

/// What one cell of a grid of photos shows.
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
    /// What to draw instead of the photo's picture.
    public let image: PhotoImage
    /// A description of the picture for people who cannot see it.
    public let altText: String

    /// The photo that the cell shows.
    let photo: Photo

    /// The picture's longer side in pixels; a terminal cell shows two, one above the other.
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
    /// Returns whether both are the cell of the same photo, even if they show something else.
    public static func == (one: PhotoCellViewModel, other: PhotoCellViewModel) -> Bool { one.id == other.id }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

nonisolated extension [PhotoCellViewModel] {
    /// Returns the cells of `photos`; nil if these are their cells already.
    ///
    /// A photo that has not changed keeps its cell, because decoding a picture is slow. Photos are compared rather than
    /// cells: cells are equal by `id`, whatever they show.
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

    /// A description of the picture for people who cannot see it, on one line.
    var altText: String {
        let texts = [altDescription, description].compactMap(\.self).map(\.onOneLine.trimmed)
        return texts.first { !$0.isEmpty } ?? PhotosWords.noDescription
    }
}
