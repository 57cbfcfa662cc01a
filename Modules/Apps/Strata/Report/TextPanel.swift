import SnapshotFiles

/// A whole text, collapsed until the reader opens it.
nonisolated struct TextPanel {
    let title: String
    let text: SnapshotText
    /// The snapshot's path, for screen readers.
    let path: String

    var html: HTML {
        // The newline after `<pre>` is not part of the text: an HTML parser skips it.
        """
        <details>
        <summary>\(title), \(lineCount == 1 ? "1 line" : "\(lineCount) lines")</summary>
        <pre class="scroll" role="region" tabindex="0" aria-label="\(attribute: "\(title) of \(path)")">
        \(text.string)</pre>
        </details>
        """
    }

    private var lineCount: Int { text.bytes.count { $0 == UInt8(ascii: "\n") } }
}
