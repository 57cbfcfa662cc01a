import Foundation

/// The page's style sheet: narrow screens stack the texts, wide ones show them side by side.
nonisolated enum ReportStyle {
    static var html: HTML {
        """
        :root { color-scheme: light dark; \(variables(\.light)) }
        @media (prefers-color-scheme: dark) { :root { \(variables(\.dark)) } }
        \(rules)
        """
    }

    private static func variables(_ appearance: (ReportColor) -> UInt32) -> String {
        ReportColor.allCases.map { "--\($0.rawValue): #\(String(format: "%06x", appearance($0)));" }
            .joined(separator: " ")
    }

    private static let rules: HTML = """
        * { box-sizing: border-box; }
        body { margin: 0 auto; padding: 1rem; max-width: 90rem; background: var(--page); color: var(--text);
          font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
        h1 { margin: 0; font-size: 1.5rem; }
        h2 { margin: 0 0 0.5rem; font-size: 1.15rem; }
        h3 { margin: 1rem 0 0.25rem; font-size: 1rem; }
        a { color: var(--link); }
        :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
        main:focus { outline: none; }
        code, pre, td, .notes { font: 0.8125rem/1.45 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
        .skip { position: absolute; left: -100vw; }
        .skip:focus { left: 1rem; top: 1rem; padding: 0.5rem 1rem; background: var(--page); }
        nav ol { padding-left: 2rem; }
        nav a { unicode-bidi: isolate; }
        nav li { margin: 0.25rem 0; }
        nav span, dt, th { color: var(--quiet); }
        article { margin: 1.5rem 0; padding-top: 1.5rem; border-top: 1px solid var(--border); }
        dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0; }
        dd { margin: 0; min-width: 0; }
        .scroll { margin: 0; overflow: auto; max-height: 80vh; background: var(--panel);
          border: 1px solid var(--border); border-radius: 6px; }
        pre { padding: 0.5rem 0.75rem; font-size: 0.75rem; tab-size: 8; }
        table { border-collapse: collapse; min-width: 100%; }
        th, td { padding: 0 0.5rem; text-align: right; vertical-align: top; white-space: pre; }
        th { font-weight: normal; font-size: 0.8125rem; }
        td { color: var(--quiet); tab-size: 8; }
        td:nth-child(n + 3) { color: var(--text); text-align: left; }
        td:nth-child(3) { padding: 0 0 0 0.5rem; }
        td:last-child { width: 100%; }
        th:last-child { text-align: left; }
        del, ins { text-decoration: none; }
        .old td:nth-child(n + 3) { background: var(--old); }
        .new td:nth-child(n + 3) { background: var(--new); }
        .point { padding: 0 0.15em; border-radius: 3px; background: var(--point); color: var(--text); font-size: 0.85em; }
        .notes { margin: 0.5rem 0 0; padding-left: 1.25rem; }
        .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)); gap: 1rem; }
        .pair > * { margin: 0; min-width: 0; }
        summary { padding: 0.25rem 0; cursor: pointer; }
        img { max-width: 100%; height: auto; }
        .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        @media (max-width: 40rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: 0.5rem; } }
        """
}
