/// What a suite's last run used; there is one only where the run was whole and passed.
package struct SuiteJournal: Codable, Equatable, Sendable {
    /// The package of the suite's source: under one root, the tests of several packages may keep their snapshots.
    package let packageFolder: String
    package let module: String
    package let suite: [String]
    /// Those that ran to their end, as Swift Testing names them: overloaded ones as often as they ran.
    package let tests: [String]
    /// Paths, relative to the root.
    package let snapshots: [String]

    package init(packageFolder: String, suite: SnapshotName, tests: [String], snapshots: [String]) {
        self.packageFolder = packageFolder
        module = suite.module
        self.suite = suite.components
        self.tests = tests
        self.snapshots = snapshots
    }

    package var name: SnapshotName { SnapshotName(module: module, components: suite) }

    /// Those of the suite's tests that did not run to their end.
    func unended(of tests: [SnapshotName]) -> [SnapshotName] {
        var ended = self.tests
        return tests.filter { test in
            guard let index = ended.firstIndex(of: test.components.last ?? "") else { return true }
            ended.remove(at: index)
            return false
        }
    }
}
