import Foundation
import Testing

extension Trait where Self == ConditionTrait {
    /// Skips a test if `SNAPSHOT_RECORD` overrides the modes in the test's code.
    static var needsOwnRecordingMode: Self {
        let mode = ProcessInfo.processInfo.environment["SNAPSHOT_RECORD", default: ""]
        return .enabled(if: mode.isEmpty, "SNAPSHOT_RECORD overrides the mode of every call")
    }
}
