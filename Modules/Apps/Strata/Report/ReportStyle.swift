/// The page's style sheet: narrow screens stack the pictures, wide ones show them side by side.
///
/// Its pairs of text and background colours have a contrast of at least 4.5 (WCAG 2.2, success criterion 1.4.3).
nonisolated enum ReportStyle {
    static let html: HTML = """
        :root { color-scheme: light dark; --page: #ffffff; --panel: #f3f5f8; --text: #1b1f24; --quiet: #545d68;
          --link: #0b57b0; --border: #c5ccd5; --old: #ffe3e0; --new: #d3f6dc; --point: #ffeca8; }
        @media (prefers-color-scheme: dark) { :root {
          --page: #14171c; --panel: #1e232a; --text: #e6e9ed; --quiet: #a3adb9;
          --link: #82b7ff; --border: #3d4651; --old: #55232a; --new: #1a4429; --point: #5c4a00; } }
        * { box-sizing: border-box; }
        body { margin: 0 auto; padding: 1rem; max-width: 90rem; background: var(--page); color: var(--text);
          font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
        h1 { margin: 0; font-size: 1.5rem; }
        h2 { margin: 0 0 0.5rem; font-size: 1.15rem; }
        h3 { margin: 1rem 0 0.25rem; font-size: 1rem; }
        a { color: var(--link); }
        :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
        main:focus { outline: none; }
        code, td, .notes { font: 0.8125rem/1.45 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
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
        img { max-width: 100%; height: auto; }
        .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        @media (max-width: 40rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: 0.5rem; } }
        """
}
