import SnapshotFiles
import Synchronization
import Testing

/// The state shared by the assertions of one test case.
package final class SnapshotScope: Sendable {
    @TaskLocal static var current: SnapshotScope?

    /// The scope of suites without the trait, where assertions do not know when one case ends and the next begins.
    static let ofThisRun = SnapshotScope(
        recording: nil, calls: SnapshotCalls(isRepeated: TestArguments.ofThisRun.isRepeated))

    let recording: SnapshotRecording?
    /// The folder of the trait, relative to the package; nil for `Snapshots`.
    let folder: String?
    let calls: SnapshotCalls
    private let knownTest = Mutex<RunningTest?>(nil)
    /// The name of the test in `swift test list`; nil unless another library runs the test.
    private let listedName: String?
    /// The packages in which a test of another library has used snapshots.
    private let stores = Mutex<Set<SnapshotStore>>([])

    init(
        recording: SnapshotRecording?, folder: String? = nil, calls: SnapshotCalls, listedName: String? = nil
    ) {
        self.recording = recording
        self.folder = folder
        self.calls = calls
        self.listedName = listedName
    }

    /// Creates the scope of a test that another library runs.
    ///
    /// - Parameters:
    ///   - components: The names of the test's suites, outermost first, then the test's own name.
    ///   - trait: The trait for the snapshots of the test's class.
    package convenience init(module: String, components: [String], trait: SnapshotTrait?) {
        let name = SnapshotName(module: module, components: components)
        self.init(
            recording: trait?.recording, folder: trait?.folder, calls: SnapshotCalls(), listedName: name.listedName)
        let test = RunningTest(name: name, arguments: CaseArguments(texts: []))
        knownTest.withLock { $0 = test }
    }

    /// The scope of the test that Swift Testing runs.
    static var running: SnapshotScope { current ?? .ofThisRun }

    /// Returns the test; it is looked up only once, because reflection takes longer than reading a snapshot.
    func test() throws(SnapshotError) -> RunningTest {
        if let test = knownTest.withLock(\.self) { return test }
        let test = try RunningTest.running()
        if self !== Self.ofThisRun { knownTest.withLock { $0 = test } }
        return test
    }
}

extension SnapshotScope {
    /// Notes the end of a test that another library runs.
    ///
    /// - Parameter passed: Whether the test ran to its end without a failure and without being skipped.
    package func end(passed: Bool) {
        guard let listedName else { return }
        for store in stores.withLock(\.self) {
            if passed {
                SnapshotRun.ofThisProcess.end(listedName, in: store)
            } else {
                SnapshotRun.ofThisProcess.fail(listedName, in: store)
            }
        }
    }

    /// Notes that the test has compared a snapshot of a package.
    func noteUse(in store: SnapshotStore) {
        if listedName != nil { stores.withLock { _ = $0.insert(store) } }
    }

    /// Notes a failure of the test that hides which snapshot the test uses.
    func noteFailure() {
        if listedName == nil, let test = Test.current { SnapshotRun.ofThisProcess.fail(test) }
        end(passed: false)
    }
}
