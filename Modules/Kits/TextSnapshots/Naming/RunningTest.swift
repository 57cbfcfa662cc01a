import SnapshotFiles
import Synchronization
import Testing

/// The running test case, which gives snapshots their names.
///
/// Swift Testing offers neither the suites of a test nor the arguments of a case, so both are read by reflection. If a
/// later version hides the arguments, an explicit name can replace them.
struct RunningTest: Sendable {
    let name: SnapshotName
    /// Nil if this version of Swift Testing does not show the arguments.
    let arguments: CaseArguments?

    /// The names found so far in this run, kept because one test may have a thousand cases.
    private static let names = Mutex<[Test.ID: SnapshotName]>([:])

    static func running() throws(SnapshotError) -> Self {
        guard let test = Test.current else { throw .notInTest }
        SwiftTestingRun.notice()
        return Self(name: try name(of: test), arguments: Test.Case.current.flatMap { CaseArguments.of($0, in: test) })
    }

    private static func name(of test: Test) throws(SnapshotError) -> SnapshotName {
        let id = test.id
        if let known = names.withLock({ $0[id] }) { return known }
        guard let name = SnapshotName(of: test) else { throw .hiddenTest(name: test.name) }
        names.withLock { $0[id] = name }
        SnapshotRun.ofThisProcess.use(by: test)
        return name
    }
}
