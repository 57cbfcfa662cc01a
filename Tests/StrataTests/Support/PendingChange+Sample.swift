import SnapshotFiles

@testable import Strata

extension PendingChange {
    /// Returns a change of one text, in a file that is named after `test`.
    ///
    /// - Parameters:
    ///   - old: The snapshot; nil if there is none.
    ///   - former: The snapshot when the text became pending; nil if the snapshot has not changed since.
    ///   - isKnownIssue: Whether the test's failure is a known issue.
    static func sample(
        _ test: String = "list", old: String? = "Ada\n", new: String = "Grace\n", comparedWith former: String? = nil,
        pathExtension: String = "txt", isKnownIssue: Bool = false
    ) -> PendingChange {
        let name = SnapshotName(
            module: "ViewTests", components: ["Screens", "\(test)()"], pathExtension: pathExtension)
        return sample(
            name, sourceLocation: "ViewTests/Screens.swift:12", old: old, new: new, comparedWith: former,
            isKnownIssue: isKnownIssue)
    }

    static func sample(
        _ name: SnapshotName, path: String? = nil, sourceLocation: String = "", old: String? = nil, new: String = "",
        comparedWith former: String? = nil, isKnownIssue: Bool = false
    ) -> PendingChange {
        let reference = old.map { SnapshotContent(ofFile: $0) }
        let pending = PendingSnapshot(
            name: name, path: path ?? name.path, sourceLocation: sourceLocation,
            reference: former.map { SnapshotContent(ofFile: $0) } ?? reference, content: SnapshotContent(ofFile: new),
            isKnownIssue: isKnownIssue)
        return PendingChange(pending, insteadOf: reference)
    }

    /// A screen without a snapshot.
    static let newScreen = sample(
        SnapshotName(module: "ViewTests", components: ["SettingsSnapshots", "help(size:)"], arguments: ["40x20"]),
        sourceLocation: "ViewTests/Settings/SettingsSnapshots.swift:58",
        new: """
            ╭─ Help ──────╮
            │enter  change│
            │?      help  │
            │q      quit  │
            ╰─────────────╯

            """)

    /// A screen with a changed title, a changed row and a moved row.
    static let changedScreen: PendingChange = {
        var name = SnapshotName(
            module: "ViewTests", components: ["SettingsSnapshots", "defaults(size:)"], arguments: ["80x24", "dark"],
            name: "transcript")
        name.call = 2
        let rows = """
            │  [x] Colour                                                                │
            │  [x] Key hints                                                             │

            """ + String(repeating: "│\(String(repeating: " ", count: 76))│\n", count: 92)
        return sample(
            name, path: "Snapshots/ViewTests/SettingsSnapshots/defaults.80x24.transcript.2.txt",
            sourceLocation: "ViewTests/Settings/SettingsSnapshots.swift:22",
            old: """
                [Users]  Bookmarks
                ╭─ Settings ─────────────────────────────────────────────────────────────────╮
                │▸     Theme: Dark                                                           │
                \(rows)café
                漢字 at the end
                last

                """,
            new: """
                [Users]  Bookmarks
                ╭─ Preferences ──────────────────────────────────────────────────────────────╮
                │▸     Theme: Darkness                                                       │
                \(rows)café
                \u{1B}[31mred\tor not
                漢字 at the end
                the last

                """)
    }()
}
