import Foundation

/// What becomes of texts that are new or have changed; each fails its test.
public enum SnapshotRecording: String, CaseIterable, Sendable {
    /// Both are laid aside for review, as what is not recorded is in the modes below.
    case pending
    /// New ones are recorded.
    case missing
    /// Changed ones are recorded.
    case failed
    /// Both are recorded.
    case all
    /// Neither is recorded nor laid aside.
    case never

    var recordsNew: Bool { self == .all || self == .missing }
    var recordsChanged: Bool { self == .all || self == .failed }

    /// What the environment asks for; else what the trait does; else the default, `never` on CI and `pending` elsewhere.
    static func current(
        trait: SnapshotRecording?, environment: SnapshotEnvironment = .ofThisRun
    ) throws(SnapshotError) -> SnapshotRecording {
        guard environment.recording.isEmpty else {
            guard let recording = Self(rawValue: environment.recording) else {
                throw .unknownRecording(environment.recording)
            }
            return recording
        }
        return trait ?? (environment.isCI ? .never : .pending)
    }
}

/// What the environment says about recording.
struct SnapshotEnvironment {
    static let ofThisRun = SnapshotEnvironment(ProcessInfo.processInfo.environment)

    /// Empty where nothing is asked for.
    let recording: String
    let isCI: Bool

    init(_ variables: [String: String]) {
        recording = variables["SNAPSHOT_RECORD", default: ""]
        isCI = !["", "0", "false"].contains(variables["CI", default: ""].lowercased())
    }
}
