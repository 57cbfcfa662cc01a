import Synchronization

/// What the assertions of one test case share.
final class SnapshotScope: Sendable {
    @TaskLocal static var current: SnapshotScope?

    /// For assertions of suites without the trait; they cannot tell where one case ends and the next begins.
    static let ofThisRun = SnapshotScope(
        recording: nil, calls: SnapshotCalls(isRepeated: TestArguments.ofThisRun.isRepeated))

    let recording: SnapshotRecording?
    let calls: SnapshotCalls
    private let knownTest = Mutex<RunningTest?>(nil)

    init(recording: SnapshotRecording?, calls: SnapshotCalls) {
        self.recording = recording
        self.calls = calls
    }

    /// The test whose case this is; found once, for reflection takes longer than to read a snapshot.
    func test() throws(SnapshotError) -> RunningTest {
        if let test = knownTest.withLock(\.self) { return test }
        let test = try RunningTest.running()
        knownTest.withLock { $0 = test }
        return test
    }
}
