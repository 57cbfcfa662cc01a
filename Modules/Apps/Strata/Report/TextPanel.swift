import SnapshotFiles

/// A whole text, or the start of a long one, collapsed until the reader opens it.
nonisolated struct TextPanel {
    /// In bytes.
    private static let longestShown = 100_000

    let title: String
    let text: SnapshotText
    /// The snapshot's path, for screen readers.
    let path: String
    /// The file that holds the whole text, relative to the package.
    let file: String

    var html: HTML {
        // The newline after `<pre>` is not part of the text: an HTML parser skips it.
        """
        <details>
        <summary>\(title), \(lineCount == 1 ? "1 line" : "\(lineCount) lines")</summary>
        <pre class="scroll" role="region" tabindex="0" aria-label="\(attribute: "\(title) of \(path)")">
        \(start)</pre>\(rest ?? "")
        </details>
        """
    }

    private var start: String { text.prefix(Self.longestShown) }

    private var rest: HTML? {
        let left = text.bytes.count - start.utf8.count
        return left > 0 ? "<p>\(left) more bytes are in <code>\(file)</code>.</p>" : nil
    }

    private var lineCount: Int { text.lineCount }
}
