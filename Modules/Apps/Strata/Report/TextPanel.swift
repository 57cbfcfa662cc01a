import SnapshotFiles

/// The whole of one text, to be opened.
nonisolated struct TextPanel {
    let title: String
    let text: SnapshotText
    /// Whose text it is.
    let path: String

    var html: HTML {
        // The newline behind `<pre>` is none of the text's, and an HTML parser skips it.
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
