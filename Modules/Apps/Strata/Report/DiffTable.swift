import SnapshotFiles

/// A table of the changed lines and their context, with the line numbers in the reference and in the new text.
nonisolated struct DiffTable {
    let hunks: [DiffHunk]
    /// The table's label for screen readers.
    let label: String

    var html: HTML {
        """
        <div class="scroll" role="region" tabindex="0" aria-label="\(attribute: label)">
        <table>
        <thead><tr><th scope="col">Old</th><th scope="col">New</th><th scope="col"><span class="unseen">Change</span></th>\
        <th scope="col">Line</th></tr></thead>
        \(HTML(lines: hunks.map(rows)))
        </table>
        </div>
        """
    }

    private func rows(of hunk: DiffHunk) -> HTML {
        """
        <tbody>
        <tr class="hunk"><th scope="rowgroup" colspan="4">\(hunk.heading)</th></tr>
        \(HTML(lines: hunk.edits.shortened.map(row)))
        </tbody>
        """
    }

    private func row(of edit: LineEdit) -> HTML {
        let (old, new): (HTML, HTML) = ("\(edit.oldLine + 1)", "\(edit.newLine + 1)")
        return switch edit.kind {
        case .kept: "<tr><td>\(old)</td><td>\(new)</td><td></td><td>\(content(of: edit))</td></tr>"
        case .removed:
            "<tr class=\"old\"><td>\(old)</td><td></td><td>-</td><td><del>\(content(of: edit))</del></td></tr>"
        case .inserted:
            "<tr class=\"new\"><td></td><td>\(new)</td><td>+</td><td><ins>\(content(of: edit))</ins></td></tr>"
        }
    }

    private func content(of edit: LineEdit) -> HTML {
        edit.line.last == UInt8(ascii: "\n")
            ? "\(edit.text)" : "\(edit.text)<span class=\"point\">&lt;no newline at the end&gt;</span>"
    }
}
