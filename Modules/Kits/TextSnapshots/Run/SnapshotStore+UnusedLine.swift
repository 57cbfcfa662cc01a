import Foundation
import SnapshotFiles

extension SnapshotStore {
    /// Returns a line with the number of snapshots that tests no longer use; nil if there are none to report.
    ///
    /// - Parameter tests: All tests of Swift Testing in the binary. If they are unknown, this is nil, and only the
    ///   tests that have run count.
    func unusedLine(tests: [String]?, library: String) -> String? {
        let sources = sourceFingerprint()
        let known = endedTests(with: sources).union(tests ?? [])
        let usage = snapshotUsage(of: ListedTests(Array(known)), sources: sources) { module, suite in
            // A process cannot list XCTest's classes, but it can look up a class by name.
            tests == nil || NSClassFromString("\(module).\(suite)") != nil
        }
        guard !usage.unused.isEmpty, !TestArguments.ofThisRun.isOfOneTest else { return nil }
        let new = nameUnused(usage.unused.map(\.path), library: library).count
        guard new > 0 else { return nil }
        let command = ownCommand("prune").map { " (to list them: \($0))" } ?? ""
        return "Snapshots: \(new) \(new < usage.unused.count ? "more " : "")unused\(command)"
    }
}
