import Foundation

/// What the assertions of one test case share.
struct SnapshotScope: Sendable {
    @TaskLocal static var current: SnapshotScope?

    /// For assertions of suites without the trait; they cannot tell where one case ends and the next begins.
    static let ofThisRun = SnapshotScope(
        recording: nil, calls: SnapshotCalls(isRepeated: ProcessInfo.processInfo.arguments.contains("--repetitions")))

    let recording: SnapshotRecording?
    let calls: SnapshotCalls
}
