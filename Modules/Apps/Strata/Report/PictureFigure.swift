import Foundation
import SnapshotFiles

/// A snapshot in SVG, shown as an image: unlike markup in the page, an image runs no scripts and loads nothing.
nonisolated struct PictureFigure {
    let title: String
    let text: SnapshotText
    /// The snapshot's path, for the alternative text.
    let path: String

    var html: HTML {
        """
        <figure>
        <figcaption>\(title)</figcaption>
        <img alt="\(attribute: "\(title) of \(path)")" src="data:image/svg+xml;base64,\
        \(attribute: Data(text.bytes).base64EncodedString())" />
        </figure>
        """
    }
}
