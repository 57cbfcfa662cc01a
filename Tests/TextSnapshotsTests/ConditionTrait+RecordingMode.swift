import Foundation
import Testing

extension Trait where Self == ConditionTrait {
    /// Leaves a test out of a run whose `SNAPSHOT_RECORD` overrides the modes that the test sets in its code.
    static var needsOwnRecordingMode: Self {
        let mode = ProcessInfo.processInfo.environment["SNAPSHOT_RECORD", default: ""]
        return .enabled(if: mode.isEmpty, "it overrides every call")
    }
}
