import SnapshotFiles
import Synchronization
import Testing

/// The running case of a test, as far as snapshots are named after it.
///
/// Swift Testing offers neither the suites of a test nor the arguments of a case, so both are read by reflection; where a
/// later version hides the arguments, an explicit name stands in for them.
struct RunningTest: Sendable {
    let name: SnapshotName
    /// Nil where this version of Swift Testing does not show them.
    let arguments: [String]?

    /// The tests of this run whose names were found: one may have a thousand cases.
    private static let names = Mutex<[Test.ID: SnapshotName]>([:])

    static func running() throws(SnapshotError) -> Self {
        guard let test = Test.current else { throw .notInTest }
        return Self(name: try name(of: test), arguments: Test.Case.current.flatMap(arguments(of:)))
    }

    private static func name(of test: Test) throws(SnapshotError) -> SnapshotName {
        let id = test.id
        if let known = names.withLock({ $0[id] }) { return known }
        guard let name = SnapshotName(of: test) else { throw .hiddenTest(name: test.name) }
        names.withLock { $0[id] = name }
        return name
    }

    private static func arguments(of testCase: Test.Case) -> [String]? {
        guard testCase.isParameterized else { return [] }
        guard let arguments = Mirror(reflecting: testCase).descendant("_kind", "parameterized", "arguments") else {
            return nil
        }
        let values = Mirror(reflecting: arguments).children.map { Mirror(reflecting: $0.value).descendant("value") }
        let texts = values.compactMap { $0.map(argumentName(of:)) }
        return texts.count == values.count && !texts.isEmpty ? texts : nil
    }
}
