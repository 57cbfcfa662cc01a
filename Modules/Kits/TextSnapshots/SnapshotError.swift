import SnapshotFiles
import Testing

/// The reason that a text cannot be compared with a snapshot; `SnapshotFileError` is for problems with files.
enum SnapshotError: Error, CustomStringConvertible {
    case notInTest
    /// No test library would report the failure.
    case unreported
    case hiddenTest(name: String)
    case hiddenArguments(test: String)
    case unknownRecording(String)
    case claimedTwice(first: SnapshotClaim, second: SnapshotClaim)
    case secondText(path: String, difference: String)
    case inlineData
    case secondInlineText(line: String, difference: String)
    case notEncodable(type: String, reason: String)
    case notText(format: String)
    case notPNG(size: Int, start: [UInt8])
    case timeLimit(Duration, strategy: String, pathExtension: String)

    var description: String {
        switch self {
        case .notInTest:
            "expectSnapshot was called outside of a test, or in a detached task or dispatched block; "
                + "call it in the test's own task, because a snapshot is named after the running test"
        case .unreported:
            "expectSnapshot was called in a function outside of the XCTestCase, or without importing XCTSnapshots, so "
                + "nothing would report its failure; move the function into an extension of XCTestCase"
        case .hiddenTest(let name):
            "The snapshot of the test \(name) cannot be named, because this version of Swift Testing does not show "
                + "the test's suites (expected in nameComponents of its id)"
        case .hiddenArguments(let test):
            "This version of Swift Testing does not show the arguments of \(test), which name its snapshots; "
                + "tell its cases apart with expectSnapshot(…, named:)"
        case .unknownRecording(let value):
            "SNAPSHOT_RECORD must be one of \(SnapshotRecording.allCases.map(\.rawValue).joined(separator: ", ")); "
                + "got '\(value)'"
        case .claimedTwice(let first, let second) where first.path == second.path:
            "\(first.path) is used twice in this run, at \(first.line) and at \(second.line); "
                + "tell the snapshots apart with expectSnapshot(…, named:)"
        case .claimedTwice(let first, let second):
            "\(first.path), used at \(first.line), and \(second.path), used at \(second.line), are the same file "
                + "on a disk that ignores case; tell them apart with expectSnapshot(…, named:)"
        case .secondText(let path, let difference):
            """

            \(difference)
            This call has used \(path) before in this run, with another text.
            If two cases have equal arguments, tell their snapshots apart with expectSnapshot(…, named:).
            If the test is repeated, its text differs each time.
            """
        case .inlineData:
            "Only a text can be an inline snapshot; use expectSnapshot for pictures and other data"
        case .secondInlineText(let line, let difference):
            """

            \(difference)
            The inline snapshot at \(line) had another text before in this run.
            If the call is in a loop or in a parameterised test, use expectSnapshot, which has a file for each text.
            If the test is repeated, its text differs each time.
            """
        case .notEncodable(let type, let reason):
            "The value of type \(type) cannot be shown as JSON: \(reason)"
        case .notText(let format):
            "Replacing needs text, but the strategy makes data in the format \(format)"
        case .timeLimit(let limit, let strategy, let pathExtension):
            "\(strategy) with the extension \(pathExtension) did not show its value within \(limit), so its "
                + "work was cancelled; give the strategy a longer timeLimit if it needs one"
        case .notPNG(let size, let start):
            size == 0
                ? "The picture is not a PNG file, because it is empty"
                : "The picture is not a PNG file: its \(size) bytes begin with \(Self.hexadecimal(start)), but should "
                    + "begin with \(Self.hexadecimal(PNGHeader.signature)), then give its width and height in the "
                    + "chunk IHDR"
        }
    }

    private static func hexadecimal(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined(separator: " ")
    }
}
