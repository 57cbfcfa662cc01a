import Foundation

/// What happens to new and changed texts; in every mode, they fail their test.
public enum SnapshotRecording: String, CaseIterable, Sendable {
    /// New and changed texts are saved as pending, for review.
    case pending
    /// New texts are recorded, and changed ones are saved as pending.
    case missing
    /// Changed texts are recorded, and new ones are saved as pending.
    case failed
    /// New and changed texts are recorded.
    case all
    /// Nothing is written. Once code sets this mode, neither the environment nor inner code can change it.
    case never

    var recordsNew: Bool { self == .all || self == .missing }
    var recordsChanged: Bool { self == .all || self == .failed }

    /// Returns the mode that the environment sets, unless the code sets `never`.
    ///
    /// If the environment sets no mode, returns the code's, or by default `never` on CI and `pending` elsewhere.
    ///
    /// - Parameter code: The mode that the assertion and its traits set; nil if none of them sets a mode.
    static func current(
        code: SnapshotRecording?, environment: SnapshotEnvironment = .ofThisRun
    ) throws(SnapshotError) -> SnapshotRecording {
        guard environment.recording.isEmpty else {
            guard let recording = Self(rawValue: environment.recording) else {
                throw .unknownRecording(environment.recording)
            }
            return code == .never ? .never : recording
        }
        return code ?? (environment.isCI ? .never : .pending)
    }

    /// Returns the mode for the snapshot at `path` if only the snapshot at `recordedPath` may be recorded.
    ///
    /// - Parameter recordedPath: The value of `SNAPSHOT_PATH`; empty if it is not set.
    func restricted(to recordedPath: String, at path: String) -> SnapshotRecording {
        recordedPath.isEmpty || recordedPath == path || self == .never ? self : .pending
    }
}

extension SnapshotRecording? {
    /// Returns the mode of an inner scope: `inner`, or this mode if `inner` is nil or this mode is `never`.
    func containing(_ inner: SnapshotRecording?) -> SnapshotRecording? { self == .never ? self : inner ?? self }
}

/// The environment variables that affect recording.
struct SnapshotEnvironment {
    static let ofThisRun = SnapshotEnvironment(ProcessInfo.processInfo.environment)

    /// The value of `SNAPSHOT_RECORD`; empty if it is not set.
    let recording: String
    let isCI: Bool
    /// Whether `SNAPSHOT_RECORD` asks for new or changed texts to be written.
    var asksForWriting: Bool { !["", SnapshotRecording.never.rawValue].contains(recording) }
    /// The value of `SNAPSHOT_PATH`; empty if it is not set.
    let path: String

    init(_ variables: [String: String]) {
        recording = variables["SNAPSHOT_RECORD", default: ""]
        path = variables["SNAPSHOT_PATH", default: ""]
        isCI = !["", "0", "false"].contains(variables["CI", default: ""].lowercased())
    }
}
