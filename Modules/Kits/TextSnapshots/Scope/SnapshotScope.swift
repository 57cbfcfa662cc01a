import SnapshotFiles
import Synchronization

/// The state shared by the assertions of one test case.
package final class SnapshotScope: Sendable {
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

    /// Creates the scope of a test that another library runs.
    ///
    /// - Parameter components: The names of its suites, outermost first, then its own.
    package convenience init(module: String, components: [String]) {
        self.init(recording: nil, calls: SnapshotCalls())
        let test = RunningTest(name: SnapshotName(module: module, components: components), arguments: [])
        knownTest.withLock { $0 = test }
    }

    /// The scope of the test that Swift Testing runs.
    static var running: SnapshotScope { current ?? .ofThisRun }

    /// Returns the test, found only once, because reflection takes longer than reading a snapshot.
    func test() throws(SnapshotError) -> RunningTest {
        if let test = knownTest.withLock(\.self) { return test }
        let test = try RunningTest.running()
        if self !== Self.ofThisRun { knownTest.withLock { $0 = test } }
        return test
    }
}
