import Foundation
public import Model

/// What one cell of a grid of photos shows.
public nonisolated struct PhotoCellViewModel: Hashable, Identifiable, Sendable {
    /// What tells two photos apart.
    public let id: String
    /// The photographer, on one line.
    public let titleText: String
    /// Where the photo itself is.
    public let imageURL: String
    /// In pixels, at least 1.
    public let imageWidth: Int
    /// In pixels, at least 1.
    public let imageHeight: Int
    /// What can be drawn in its place.
    public let image: PhotoImage
    /// What is to be seen, for those who cannot see it.
    public let altText: String

    /// A cell is about that many half blocks wide or high.
    private static let side = 32

    /// What a cell shows of `photo`.
    public init(photo: Photo) {
        id = photo.id
        titleText = photo.title
        imageURL = photo.imageURL.absoluteString
        imageWidth = photo.width
        imageHeight = photo.height
        image = PhotoImage(photo, side: Self.side)
        altText = photo.altText
    }
}

nonisolated extension Photo {
    /// The photographer, on one line.
    var title: String { photographer.onOneLine }

    /// What is said instead of the photo.
    var altText: String {
        let texts = [altDescription, description].compactMap(\.self).map(\.onOneLine.trimmed)
        return texts.first { !$0.isEmpty } ?? "No description"
    }
}
