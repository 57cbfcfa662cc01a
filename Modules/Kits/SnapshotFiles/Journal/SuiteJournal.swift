/// What a suite's last run used; there is one only where the run was whole and passed.
package struct SuiteJournal: Codable, Equatable, Sendable {
    package let module: String
    package let suite: [String]
    /// Those that ran to their end, as Swift Testing names them.
    package let tests: [String]
    /// Paths, relative to the root.
    package let snapshots: [String]

    package init(suite: SnapshotName, tests: [String], snapshots: [String]) {
        module = suite.module
        self.suite = suite.components
        self.tests = tests
        self.snapshots = snapshots
    }

    package var name: SnapshotName { SnapshotName(module: module, components: suite) }
}
