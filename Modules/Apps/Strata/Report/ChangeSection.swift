import SnapshotFiles

/// The page's section for one change: its test, the reason it is pending, and the difference.
nonisolated struct ChangeSection {
    let change: ReportedChange
    /// The section's ID, unique in the page.
    let id: String
    /// The command that accepts a change, without the path.
    let accept: String

    var html: HTML {
        let purpose = change.standing.needsAnotherRun ? "To compare again" : "To accept"
        return """
            <article id="\(attribute: id)" aria-labelledby="\(attribute: id)-title">
            <h2 id="\(attribute: id)-title">\(change.title)</h2>
            <dl>
            <dt>Snapshot</dt><dd><code>\(change.pending.path)</code></dd>
            <dt>Why</dt><dd>\(change.standing.reason)</dd>
            <dt>Asserted at</dt><dd><code>\(change.pending.sourceLocation)</code></dd>
            <dt>\(purpose)</dt><dd><code>\(change.command(accepting: accept))</code></dd>
            </dl>
            \(HTML(lines: [difference, pictures, texts].compactMap(\.self)))
            <p><a href="#list">Back to the list</a></p>
            </article>
            """
    }

    private var difference: HTML? {
        if let difference = change.dataDifference {
            let facts = "\(difference)".split(separator: "\n").map { "<li>\(String($0))</li>" as HTML }
            return HTML(lines: ["<h3>Difference</h3>", "<ul>"] + facts + ["</ul>"])
        }
        guard !change.hunks.isEmpty else { return nil }
        let difference = change.shownDifference
        let parts: [HTML?] = [
            "<h3>Difference</h3>",
            DiffTable(hunks: difference.hunks, label: "Difference of \(change.pending.path)").html,
            difference.rest.map { "<p>\($0)</p>" as HTML }, ChangeNotes(hunks: difference.hunks).html,
        ]
        return HTML(lines: parts.compactMap(\.self))
    }

    private var pictures: HTML? {
        guard let format = change.pictureFormat else { return nil }
        let path = change.pending.path
        let figures = [
            change.reference.map {
                PictureFigure(title: "Reference picture", content: $0, format: format, path: path, file: path)
            },
            PictureFigure(
                title: "New picture", content: change.content, format: format, path: path,
                file: change.pending.contentPath),
        ]
        return pair("Pictures", figures.compactMap(\.?.html))
    }

    private var texts: HTML? {
        guard let text = change.content.text else { return nil }
        let path = change.pending.path
        let panels = [
            change.reference?.text.map { TextPanel(title: "Reference", text: $0, path: path, file: path) },
            TextPanel(title: "New text", text: text, path: path, file: change.pending.contentPath),
        ]
        return pair("Texts", panels.compactMap(\.?.html))
    }

    private func pair(_ title: String, _ sides: [HTML]) -> HTML {
        """
        <h3>\(title)</h3>
        <div class="pair">
        \(HTML(lines: sides))
        </div>
        """
    }
}
