import Testing

/// Why a text could not be compared with its snapshot, or not be recorded.
enum SnapshotError: Error, CustomStringConvertible {
    case notInTest
    case hiddenTest(name: String)
    case hiddenArguments(test: String)
    case noPackage(file: String)
    case unknownRecording(String)
    case claimedTwice(path: String, first: SourceLocation, second: SourceLocation)
    case secondText(path: String, difference: String)
    case notUTF8(file: String)
    case unreadable(file: String, reason: String)
    case unwritable(file: String, reason: String)

    var description: String {
        switch self {
        case .notInTest:
            "expectSnapshot is called outside of a test, or in a detached task or a dispatched block of one: "
                + "a snapshot is named after the running test, so call it in the test's own task"
        case .hiddenTest(let name):
            "the suites of the test \(name) are expected in its id's nameComponents, but this version of Swift Testing "
                + "does not show them, so that its snapshot cannot be named"
        case .hiddenArguments(let test):
            "this version of Swift Testing does not show the arguments of \(test), which name its snapshots: "
                + "tell its cases apart by expectSnapshot(…, named:)"
        case .noPackage(let file):
            "no folder above \(file) holds the Package.swift beside which Snapshots belongs"
        case .unknownRecording(let value):
            "SNAPSHOT_RECORD is \"\(value)\", but only these are known: "
                + SnapshotRecording.allCases.map(\.rawValue).joined(separator: ", ")
        case .claimedTwice(let path, let first, let second):
            "\(path) is claimed twice in this run, at \(first.fileID):\(first.line) and at "
                + "\(second.fileID):\(second.line): tell them apart by expectSnapshot(…, named:)"
        case .secondText(let path, let difference):
            """

            \(difference)
            This call has claimed \(path) before in this run, with another text.
            In a loop or for equal arguments, tell the snapshots apart by expectSnapshot(…, named:).
            In a repeated test, the text is not the same each time.
            """
        case .notUTF8(let file):
            "the snapshot is not UTF-8 text and was left as it is: \(file)"
        case .unreadable(let file, let reason):
            "the snapshot cannot be read: \(file): \(reason)"
        case .unwritable(let file, let reason):
            "the snapshot cannot be recorded: \(file): \(reason)"
        }
    }
}
