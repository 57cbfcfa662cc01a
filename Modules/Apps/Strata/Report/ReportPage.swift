import SnapshotFiles

/// The report as a single web page, without scripts or network access.
nonisolated struct ReportPage {
    let report: Report

    var html: HTML {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="\(attribute: Self.policy)" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>\(Self.title): \(report.summary)</title>
        <style>
        \(ReportStyle.html)
        </style>
        </head>
        <body>
        <a class="skip" href="#changes">Skip to the changes</a>
        <header>
        <h1>\(Self.title)</h1>
        <p>\(report.summary).</p>
        </header>
        \(HTML(lines: list + ["<main id=\"changes\" tabindex=\"-1\">"] + changes + broken + ["</main>"]))
        </body>
        </html>

        """
    }

    private static let title = "Pending snapshots"
    private static let policy =
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

    private var list: [HTML] {
        guard !report.isEmpty else { return [] }
        let changes = report.changes.enumerated().map { index, change -> HTML in
            """
            <li><a href="#change-\(index + 1)">\(change.id)</a> <span>\(change.explanation)</span></li>
            """
        }
        let broken = report.broken.enumerated().map { index, broken -> HTML in
            "<li><a href=\"#broken-\(index + 1)\">\(broken.path)</a> <span>cannot be read</span></li>"
        }
        return ["<nav id=\"list\" aria-label=\"\(attribute: Self.title)\">", "<ol>"] + changes + broken + [
            "</ol>", "</nav>",
        ]
    }

    private var changes: [HTML] {
        report.changes.enumerated().map {
            ChangeSection(change: $1, id: "change-\($0 + 1)", accept: report.accept).html
        }
    }

    private var broken: [HTML] {
        report.broken.enumerated().map { index, broken in
            """
            <article id="broken-\(index + 1)" aria-labelledby="broken-\(index + 1)-title">
            <h2 id="broken-\(index + 1)-title"><code>\(broken.path)</code></h2>
            <p>\(broken.error.description).</p>
            <p><a href="#list">Back to the list</a></p>
            </article>
            """
        }
    }
}
