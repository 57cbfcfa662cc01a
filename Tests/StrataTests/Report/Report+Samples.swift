import SnapshotFiles

@testable import Strata

extension Report {
    static let empty = Report([])

    /// A report with one change of each kind, and of texts that try to be markup, to break out of an attribute, and to
    /// mislead the reader.
    static let everything = Report(
        [
            .sample("first", "Ada\nGrace\n"),
            .sample("list", "Ada\nGrace\nJean  \n", insteadOf: "Ada\nGrete\nJean\n"),
            .sample(
                "picture", "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>New</title></svg>\n",
                insteadOf: "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>Old</title></svg>\n", pathExtension: "svg"),
            .sample("outdated", "Ada\n", insteadOf: "Grace", comparedWith: "Jean\n"),
            .sample("alike", "Ada\n", insteadOf: "Ada\n", comparedWith: "Jean\n"),
            ReportedChange(.sample("merge", "Ada\n"), insteadOf: .failure(.conflict(file: "/package/merge.txt"))),
            ReportedChange(
                PendingSnapshot(
                    name: SnapshotName(
                        module: "FixtureTests", components: ["</h2><script>alert(1)</script>", "`a \u{202E}b`()"],
                        arguments: ["\u{2066}1", "]]>"], name: "\" onclick=\"alert(1)", pathExtension: "svg"),
                    path: "Snapshots/it's \" onload=\"<b>\u{200B}.svg", sourceLocation: "<!-- \0", reference: nil,
                    content: SnapshotContent("</pre><svg onload='alert(1)'>&amp;\u{1B}[1m\u{202E}\0\n")),
                insteadOf: .success(nil)),
        ],
        broken: [
            Broken(
                path: "Snapshots/.pending/FixtureTests/Screens/cut.txt.json",
                error: .malformedPending(file: "/package/cut.txt.json", reason: "it ends <too> soon")),
            Broken(path: "</code>\r\u{FFFE}", error: .notUTF8(file: "<img src=x onerror=alert(1)>")),
        ])

    init(_ changes: [ReportedChange], broken: [Broken] = []) {
        self.init(accept: "swift run strata snapshots accept", changes: changes, broken: broken)
    }
}

extension ReportedChange {
    /// - Parameter comparedWith: The reference when the text was laid aside; nil if it has not changed since.
    static func sample(
        _ test: String, _ text: String, insteadOf reference: String? = nil, comparedWith former: String? = nil,
        pathExtension: String = "txt"
    ) -> ReportedChange {
        let pending = PendingSnapshot.sample(
            test, text, insteadOf: former ?? reference, pathExtension: pathExtension)
        return ReportedChange(pending, insteadOf: .success(reference.map { SnapshotContent($0) }))
    }
}

extension PendingSnapshot {
    static func sample(
        _ test: String, _ text: String, insteadOf reference: String? = nil, pathExtension: String = "txt"
    ) -> PendingSnapshot {
        let name = SnapshotName(
            module: "FixtureTests", components: ["Screens", "\(test)()"], pathExtension: pathExtension)
        return PendingSnapshot(
            name: name, path: name.path, sourceLocation: "FixtureTests/Screens.swift:3",
            reference: reference.map { SnapshotContent($0) }, content: SnapshotContent(text))
    }
}
