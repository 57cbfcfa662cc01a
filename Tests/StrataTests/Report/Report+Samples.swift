import SnapshotFiles

@testable import Strata

extension Report {
    /// A report with one change of each kind, and with texts that imitate markup, break out of an attribute, or mislead
    /// a reader.
    static let everything = Report(
        [
            .sample("first", old: nil, new: "Ada\nGrace\n"),
            .sample("list", old: "Ada\nGrete\nJean\n", new: "Ada\nGrace\nJean  \n"),
            .sample(
                "picture", old: "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>Old</title></svg>\n",
                new: "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>New</title></svg>\n", pathExtension: "svg"),
            .sample("outdated", old: "Grace", new: "Ada\n", comparedWith: "Jean\n"),
            .sample("alike", old: "Ada\n", new: "Ada\n", comparedWith: "Jean\n"),
            .sample(
                SnapshotName(
                    module: "ViewTests", components: ["</h2><script>alert(1)</script>", "`a \u{202E}b`()"],
                    arguments: ["\u{2066}1", "]]>"], name: "\" onclick=\"alert(1)", pathExtension: "svg"),
                path: "Snapshots/it's \" onload=\"<b>\u{200B}.svg", sourceLocation: "<!-- \0",
                new: "</pre><svg onload='alert(1)'>&amp;\u{1B}[1m\u{202E}\0\n"),
        ],
        broken: [
            (
                "Snapshots/.pending/ViewTests/Screens/cut.txt.json",
                .malformedPending(file: "/package/cut.txt.json", reason: "it ends <too> soon")
            ),
            ("</code>\r\u{FFFE}", .notUTF8(file: "<img src=x onerror=alert(1)>")),
        ])

    init(_ changes: [PendingChange], broken: [(path: String, error: SnapshotFileError)] = []) {
        self.init(accept: "swift run strata snapshots accept", changes: changes, broken: broken)
    }
}
