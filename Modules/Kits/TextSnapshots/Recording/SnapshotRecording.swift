import Foundation

/// Which texts are recorded without further question.
enum SnapshotRecording: String, CaseIterable {
    /// New and changed ones.
    case all
    /// Those that have no snapshot yet.
    case missing
    case never

    static let ofThisRun = Result { () throws(SnapshotError) in
        try SnapshotRecording(environment: ProcessInfo.processInfo.environment)
    }

    /// - Throws: `SnapshotError.unknownRecording`. An empty value counts as none.
    init(environment: [String: String]) throws(SnapshotError) {
        let value = environment["SNAPSHOT_RECORD", default: ""]
        guard !value.isEmpty else {
            self = .never
            return
        }
        guard let recording = Self(rawValue: value) else { throw .unknownRecording(value) }
        self = recording
    }
}
