import Foundation
import SnapshotFiles

/// An SVG as a picture: an image runs no script and loads nothing, which markup within the page could.
nonisolated struct PictureFigure {
    let title: String
    let text: SnapshotText
    /// Whose picture it is.
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
