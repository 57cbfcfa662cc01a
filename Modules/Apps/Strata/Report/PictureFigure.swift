import Foundation
import SnapshotFiles

/// A picture, shown as an image: unlike markup in the page, an image runs no scripts and loads nothing.
nonisolated struct PictureFigure {
    let title: String
    let content: SnapshotContent
    let format: PictureFormat

    /// - Parameter path: The snapshot's path, for the alternative text.
    func html(of path: String) -> HTML {
        """
        <figure>
        <figcaption>\(title)</figcaption>
        <img alt="\(attribute: "\(title) of \(path)")" src="data:\(attribute: format.mediaType);base64,\
        \(attribute: Data(content.bytes).base64EncodedString())" />
        </figure>
        """
    }
}

/// A picture format that every browser can show; the raw value is the file extension.
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
