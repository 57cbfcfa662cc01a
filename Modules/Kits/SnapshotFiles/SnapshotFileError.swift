/// Why a snapshot's file could not be read, written or replaced; the file is then as it was.
package enum SnapshotFileError: Error, Equatable, CustomStringConvertible {
    case noPackage(folder: String)
    case noRoot(folder: String)
    case notUTF8(file: String)
    case conflict(file: String)
    /// The new text itself looks like a merge that was left unfinished.
    case conflictInText(file: String)
    case unreadable(file: String, reason: String)
    case unwritable(file: String, reason: String)
    case malformedPending(file: String, reason: String)
    /// The pending text is no longer the one that was reviewed.
    case pendingReplaced(file: String)
    /// The reference is no longer the one that the pending text was compared with.
    case referenceChanged(file: String, expected: String?, found: String?)
    /// The run that left the snapshot unused is not its suite's last any more.
    case notJudged(file: String)
    /// The snapshot is not the one that its suite's run left unused.
    case changedSinceRun(file: String)

    package var description: String {
        switch self {
        case .noPackage(let folder):
            "no folder from \(folder) upwards holds the Package.swift beside which Snapshots belongs; "
                + "where tests run away from their sources, set SNAPSHOT_ROOT to the package's folder"
        case .noRoot(let folder):
            "SNAPSHOT_ROOT is to be the folder that holds Snapshots, but there is no folder \(folder)"
        case .notUTF8(let file):
            "the snapshot is not UTF-8 text and was left as it is: \(file)"
        case .conflict(let file):
            "the snapshot holds the conflict markers of a merge and was left as it is: \(file); "
                + "choose a side, or delete the file, and run the test again"
        case .conflictInText(let file):
            "the text holds the conflict markers of a merge, with which its snapshot would count as broken, and was not "
                + "written: \(file); show it otherwise, say with a blank before each line"
        case .unreadable(let file, let reason):
            "the snapshot cannot be read: \(file): \(reason)"
        case .unwritable(let file, let reason):
            "the snapshot cannot be written: \(file): \(reason)"
        case .malformedPending(let file, let reason):
            "this is no pending snapshot: \(file): \(reason); delete it, and run the test again"
        case .pendingReplaced(let file):
            "the pending snapshot was replaced or taken away since it was read, and nothing was done: \(file)"
        case .referenceChanged(let file, let expected, let found):
            "the snapshot \(Self.change(from: expected, to: found)) since the pending text was made, and nothing was "
                + "written: \(file); run the test again"
        case .notJudged(let file):
            "the snapshot's suite has run since it was found unused, or is running, and it was left as it is: \(file); "
                + "look again what is unused"
        case .changedSinceRun(let file):
            "the snapshot has changed since its suite's run, and was left as it is: \(file); run the suite again"
        }
    }

    private static func change(from expected: String?, to found: String?) -> String {
        if expected == nil { return "was recorded" }
        return found == nil ? "was deleted" : "has changed"
    }
}
