import SnapshotFiles

/// The page's section for one change: the test, the reason why the change is pending, and the difference.
nonisolated struct ChangeSection {
    /// The maximum number of lines to show: a page with more lines would open slowly.
    private static let longestDifference = 2_000

    let change: PendingChange
    /// The section's ID, unique in the page.
    let id: String
    /// The command that accepts a change, without the path.
    let accept: String

    var html: HTML {
        """
        <article id="\(attribute: id)" aria-labelledby="\(attribute: id)-title">
        <h2 id="\(attribute: id)-title">\(title)</h2>
        <dl>
        <dt>Snapshot</dt><dd><code>\(change.id)</code></dd>
        <dt>Why</dt><dd>\(change.explanation)</dd>
        <dt>Asserted at</dt><dd><code>\(change.pending.sourceLocation)</code></dd>
        <dt>\(change.status == .outdated ? "To compare again" : "To accept")</dt><dd><code>\(command)</code></dd>
        </dl>
        \(HTML(lines: [difference, pictures].compactMap(\.self)))
        <p><a href="#list">Back to the list</a></p>
        </article>
        """
    }

    /// The module, suites and test, then the case, name and call of the snapshot.
    var title: String {
        let name = change.pending.name
        let test = ([name.module] + name.components).joined(separator: " › ")
        return [test, change.distinction].compactMap(\.self).joined(separator: ", ")
    }

    /// The shell command that accepts the text or, if the text is outdated, runs the test again.
    var command: String {
        change.status == .outdated
            ? "swift test --filter \(change.pending.name.filter)" : "\(accept) \(change.id.quotedForShell)"
    }

    private var difference: HTML? {
        if let difference = change.diff.dataDifference {
            return "<h3>Difference</h3>\n\(list(difference.description.split(separator: "\n").map(String.init)))"
        }
        let hunks = change.hunks
        guard !hunks.isEmpty else { return nil }
        let shown = hunks.prefix(lines: Self.longestDifference)
        let isWhole = shown.count == hunks.count && shown.last?.count == hunks.last?.count
        let notes = shown.flatMap(\.notes)
        let parts: [HTML?] = [
            "<h3>Difference</h3>", DiffTable(hunks: shown, label: "Difference of \(change.id)").html,
            isWhole ? nil : "<p>The command 'diff' shows the rest.</p>", notes.isEmpty ? nil : list(notes),
        ]
        return HTML(lines: parts.compactMap(\.self))
    }

    private func list(_ sentences: [String]) -> HTML {
        """
        <ul class="notes">
        \(HTML(lines: sentences.map { "<li>\($0)</li>" }))
        </ul>
        """
    }

    private var pictures: HTML? {
        guard let format = PictureFormat(rawValue: change.pending.name.pathExtension) else { return nil }
        let figures = [
            change.reference.map { PictureFigure(title: "Reference picture", content: $0, format: format) },
            PictureFigure(title: "New picture", content: change.pending.content, format: format),
        ]
        return """
            <h3>Pictures</h3>
            <div class="pair">
            \(HTML(lines: figures.compactMap { $0?.html(of: change.id) }))
            </div>
            """
    }
}
