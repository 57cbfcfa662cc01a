import SnapshotFiles

nonisolated extension ReportedChange {
    /// Returns the shell command to use if the text is right.
    ///
    /// - Parameter accept: The command that accepts a change, without the path.
    func command(accepting accept: String) -> String {
        standing.needsAnotherRun
            ? "swift test --filter \(pending.name.filter)" : "\(accept) \(pending.path.quotedForShell)"
    }
}
