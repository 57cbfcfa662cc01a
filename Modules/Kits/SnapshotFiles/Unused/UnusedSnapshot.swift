/// A snapshot that no test uses any more, with the evidence for that.
package struct UnusedSnapshot: Sendable {
    /// The snapshot's path, relative to the root.
    package let path: String
    /// The snapshot's file when it was judged.
    let file: FileStamp
    let judgement: SnapshotJudgement
}

/// The snapshots of a package that tests do not use, or may not use.
package struct SnapshotUsage: Sendable {
    /// The snapshots that no test uses any more, sorted by path.
    package var unused: [UnusedSnapshot] = []
    /// The paths of the snapshots that only a complete run of their tests can judge, sorted.
    ///
    /// Their tests exist, but have not run to their end since the last build, or may have been skipped.
    package var unjudged: [String] = []

    package init() {}
}
