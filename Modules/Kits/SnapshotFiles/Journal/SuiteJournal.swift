/// A record of the snapshots that a suite's last run used; it exists only if that run was complete and passed.
package struct SuiteJournal: Codable, Equatable, Sendable {
    /// The package that contains the suite: tests of several packages may keep their snapshots under one root.
    package let packageFolder: String
    package let module: String
    package let suite: [String]
    /// The names of the tests that ran to their end, as Swift Testing writes them; overloads appear once each.
    package let tests: [String]
    /// The paths of the used snapshots, relative to the root.
    package let snapshots: [String]

    package init(packageFolder: String, suite: SnapshotName, tests: [String], snapshots: [String]) {
        self.packageFolder = packageFolder
        module = suite.module
        self.suite = suite.components
        self.tests = tests
        self.snapshots = snapshots
    }

    package var name: SnapshotName { SnapshotName(module: module, components: suite) }

    /// Returns the given tests of this suite that did not run to their end.
    func unended(of tests: [SnapshotName]) -> [SnapshotName] {
        var ended = self.tests
        return tests.filter { test in
            guard let index = ended.firstIndex(of: test.components.last ?? "") else { return true }
            ended.remove(at: index)
            return false
        }
    }
}
