@testable import Strata

extension ReviewedChange {
    /// Returns a change of one line, in a file of that name.
    static func sample(
        _ name: String = "list", reason: Reason = .changed, old: String = "Ada", new: String = "Grace"
    ) -> ReviewedChange {
        ReviewedChange(
            id: "Snapshots/ViewTests/Screens/\(name).txt",
            test: ReviewedTest(
                module: "ViewTests", name: "Screens/\(name)()", sourceLocation: "ViewTests/Screens.swift:12"),
            reason: reason,
            hunks: [
                Hunk(
                    heading: "@@ -1 +1 @@", lines: [.removed(old, old: 1), .inserted(new, new: 1)],
                    notes: [])
            ])
    }

    /// Returns a change that is like all others of this kind.
    static func alike(_ name: String) -> ReviewedChange {
        var change = sample(name)
        change.replaced = [Replacement(old: Array("Ada".utf8), new: Array("Grace".utf8))]
        return change
    }

    /// A screen without a snapshot.
    static let newScreen = ReviewedChange(
        id: "Snapshots/ViewTests/SettingsSnapshots/help.40x20.txt",
        test: ReviewedTest(
            module: "ViewTests", name: "SettingsSnapshots/help(size:)", arguments: ["40x20"],
            sourceLocation: "ViewTests/Settings/SettingsSnapshots.swift:58"),
        reason: .new,
        hunks: [
            Hunk(
                heading: "@@ -0,0 +1,5 @@",
                lines: [
                    "╭─ Help ──────╮", "│enter  change│", "│?      help  │", "│q      quit  │", "╰─────────────╯",
                ].enumerated().map { .inserted($1, new: $0 + 1) }, notes: [])
        ])

    /// A screen with a changed title, a changed row and a moved row.
    static let changedScreen = ReviewedChange(
        id: "Snapshots/ViewTests/SettingsSnapshots/defaults.80x24.transcript.2.txt",
        test: ReviewedTest(
            module: "ViewTests", name: "SettingsSnapshots/defaults(size:)", arguments: ["80x24", "dark"],
            snapshotName: "transcript", call: 2, sourceLocation: "ViewTests/Settings/SettingsSnapshots.swift:22"),
        reason: .changed,
        hunks: [
            Hunk(
                heading: "@@ -1,6 +1,6 @@",
                lines: [
                    .kept("[Users]  Bookmarks", old: 1, new: 1),
                    .removed("╭─ Settings ─────────────────────────────────────────────────────────────────╮", old: 2),
                    .removed("│▸     Theme: Dark                                                           │", old: 3),
                    .inserted("╭─ Preferences ──────────────────────────────────────────────────────────────╮", new: 2),
                    .inserted("│▸     Theme: Darkness                                                       │", new: 3),
                    .kept(
                        "│  [x] Colour                                                                │", old: 4, new: 4
                    ),
                    .kept(
                        "│  [x] Key hints                                                             │", old: 5, new: 5
                    ),
                    .kept(
                        "│                                                                            │", old: 6, new: 6
                    ),
                ],
                notes: [
                    "Line 2: ╭─ [-Setting-]{+Preference+}s ─{+───+}────────────…─────────────╮",
                    "Line 3: │▸     Theme: Dark{+ness+}                                      │",
                ]),
            Hunk(
                heading: "@@ -98,3 +98,4 @@",
                lines: [
                    .kept("café", old: 98, new: 98), .inserted("\u{1B}[31mred\tor not", new: 99),
                    .kept("漢字 at the end", old: 99, new: 100), .removed("last", old: 100),
                    .inserted("the last", new: 101),
                ], notes: []),
        ])
}
