/// A snapshot that tests no longer use, with the evidence.
package struct UnusedSnapshot: Sendable {
    /// The snapshot's path, relative to the root.
    package let path: String
    /// The stamp that the snapshot's file had when it was judged.
    let file: FileStamp
    let judgement: SnapshotJudgement
}

/// The snapshots of a package that tests do not use, or possibly do not use.
package struct SnapshotUsage: Sendable {
    /// The snapshots that tests no longer use, sorted by path.
    package var unused: [UnusedSnapshot] = []
    /// The sorted paths of the snapshots that only a complete run of their tests can judge.
    ///
    /// Their tests exist, but have not run to their end since the last build, or may have been skipped.
    package var unjudged: [String] = []

    package init() {}
}
