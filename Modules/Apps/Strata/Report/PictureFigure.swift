import Foundation
import SnapshotFiles

/// A picture, shown as an image: unlike markup in the page, an image runs no scripts and loads nothing.
nonisolated struct PictureFigure {
    /// In bytes.
    private static let largestShown = 2_000_000

    let title: String
    let content: SnapshotContent
    let format: PictureFormat
    /// The snapshot's path, for the alternative text.
    let path: String
    /// The file that holds the picture, relative to the package.
    let file: String

    var html: HTML {
        """
        <figure>
        <figcaption>\(title)</figcaption>
        \(content.bytes.count > Self.largestShown ? place : image)
        </figure>
        """
    }

    private var image: HTML {
        """
        <img alt="\(attribute: "\(title) of \(path)")" src="data:\(attribute: format.mediaType);base64,\
        \(attribute: Data(content.bytes).base64EncodedString())" />
        """
    }

    private var place: HTML {
        "<p>The picture is too large for this page: \(content.bytes.count) bytes in <code>\(file)</code>.</p>"
    }
}

/// A format of pictures that every browser shows, by its file extension.
nonisolated enum PictureFormat: String {
    case svg
    case png
    case jpg
    case jpeg
    case gif
    case webp

    var mediaType: String {
        switch self {
        case .svg: "image/svg+xml"
        case .jpg, .jpeg: "image/jpeg"
        case .png, .gif, .webp: "image/\(rawValue)"
        }
    }
}
