/// The reason that a snapshot's file could not be read, written or replaced; the file is unchanged.
package enum SnapshotFileError: Error, Equatable, CustomStringConvertible {
    case noPackage(folder: String)
    case noRoot(folder: String)
    case notUTF8(file: String)
    case conflict(file: String)
    /// The new text itself contains the conflict markers of a merge.
    case conflictInText(file: String)
    case unreadable(file: String, reason: String)
    case unwritable(file: String, reason: String)
    case malformedPending(file: String, reason: String)
    /// The pending text was replaced or removed after it was read.
    case pendingReplaced(file: String)
    /// The snapshot has changed since the pending text was compared with it.
    case referenceChanged(file: String, expected: String?, found: String?)
    /// The test of the pending text no longer exists.
    case testRemoved(test: String, rejectCommand: String)
    /// The test of the pending text has run to its end without making the text.
    case testRanWithout(test: String, rejectCommand: String)
    /// Tests have run, or the sources or a test binary have changed, since the snapshot was found unused.
    case notJudged(file: String)
    /// The snapshot has changed since it was found unused.
    case changedSinceRun(file: String)
    case inline(InlineSnapshotError)

    package var description: String {
        switch self {
        case .noPackage(let folder):
            "There is no Package.swift in \(folder) or above it, so there is no place for Snapshots; "
                + "if tests run without their sources, set SNAPSHOT_ROOT to the package's folder"
        case .noRoot(let folder):
            "SNAPSHOT_ROOT must be the folder that contains Snapshots, but there is no folder \(folder)"
        case .notUTF8(let file):
            "The snapshot is not UTF-8 text and was left unchanged: \(file)"
        case .conflict(let file):
            "The snapshot contains the conflict markers of a merge and was left unchanged: \(file); "
                + "choose a side or delete the file, then run the test again"
        case .conflictInText(let file):
            "The text contains the conflict markers of a merge and was not written, because its snapshot would count "
                + "as broken: \(file); show it differently, for example with a space before each line"
        case .unreadable(let file, let reason):
            "The snapshot cannot be read: \(file): \(reason)"
        case .unwritable(let file, let reason):
            "The snapshot cannot be written: \(file): \(reason)"
        case .malformedPending(let file, let reason):
            "This is not a pending snapshot: \(file): \(reason); delete it and run the test again"
        case .pendingReplaced(let file):
            "The pending snapshot was replaced or removed after it was read, so nothing was done: \(file)"
        case .referenceChanged(let file, let expected, let found):
            "The snapshot \(Self.change(from: expected, to: found)) after the pending text was made, so nothing was "
                + "written: \(file); run the test again"
        case .testRemoved(let test, let rejectCommand):
            "The test \(test) is gone, so nothing would use the snapshot; to delete the pending text: \(rejectCommand)"
        case .testRanWithout(let test, let rejectCommand):
            "The test \(test) no longer makes the text, so nothing would use the snapshot; to delete the pending text: "
                + rejectCommand
        case .notJudged(let file):
            "The snapshot was kept, because tests ran, or their sources or binary changed, after it was found unused: "
                + "\(file); look for unused snapshots again"
        case .changedSinceRun(let file):
            "The snapshot was kept, because it has changed since it was found unused: \(file); "
                + "look for unused snapshots again"
        case .inline(let error):
            error.description
        }
    }

    private static func change(from expected: String?, to found: String?) -> String {
        if expected == nil { return "was recorded" }
        return found == nil ? "was deleted" : "was changed"
    }
}
