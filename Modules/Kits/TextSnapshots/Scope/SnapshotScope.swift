import Synchronization

/// The state shared by the assertions of one test case.
final class SnapshotScope: Sendable {
    @TaskLocal static var current: SnapshotScope?

    /// The scope of suites without the trait, where assertions do not know when one case ends and the next begins.
    static let ofThisRun = SnapshotScope(
        recording: nil, calls: SnapshotCalls(isRepeated: TestArguments.ofThisRun.isRepeated))

    let recording: SnapshotRecording?
    let calls: SnapshotCalls
    private let knownTest = Mutex<RunningTest?>(nil)

    init(recording: SnapshotRecording?, calls: SnapshotCalls) {
        self.recording = recording
        self.calls = calls
    }

    /// Returns the running test, found only once, because reflection takes longer than reading a snapshot.
    func test() throws(SnapshotError) -> RunningTest {
        if let test = knownTest.withLock(\.self) { return test }
        let test = try RunningTest.running()
        knownTest.withLock { $0 = test }
        return test
    }
}
