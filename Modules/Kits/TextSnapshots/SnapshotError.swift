import Testing

/// Why a text cannot be compared with a snapshot; what goes wrong with files, SnapshotFileError says.
enum SnapshotError: Error, CustomStringConvertible {
    case notInTest
    case hiddenTest(name: String)
    case hiddenArguments(test: String)
    case unknownRecording(String)
    case claimedTwice(first: SnapshotClaim, second: SnapshotClaim)
    case secondText(path: String, difference: String)
    case notEncodable(type: String, reason: String)

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
        case .unknownRecording(let value):
            "SNAPSHOT_RECORD is \"\(value)\", but only these are known: "
                + SnapshotRecording.allCases.map(\.rawValue).joined(separator: ", ")
        case .claimedTwice(let first, let second) where first.path == second.path:
            "\(first.path) is claimed twice in this run, at \(first.line) and at \(second.line): "
                + "tell them apart by expectSnapshot(…, named:)"
        case .claimedTwice(let first, let second):
            "\(first.path), claimed at \(first.line), and \(second.path), claimed at \(second.line), are one file "
                + "where a disk ignores case: tell them apart by expectSnapshot(…, named:)"
        case .secondText(let path, let difference):
            """

            \(difference)
            This call has claimed \(path) before in this run, with another text.
            For equal arguments, tell the snapshots apart by expectSnapshot(…, named:).
            In a repeated test, the text is not the same each time.
            """
        case .notEncodable(let type, let reason):
            "the value of type \(type) cannot be shown as JSON: \(reason)"
        }
    }
}
