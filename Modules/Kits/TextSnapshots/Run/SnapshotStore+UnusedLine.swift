import Foundation
import SnapshotFiles

extension SnapshotStore {
    /// Returns a line with the number of snapshots that no test uses any more; nil if none is left to name.
    ///
    /// - Parameter tests: All tests of Swift Testing in the binary; if they are not known, only snapshots of tests that
    ///   have run are counted.
    func unusedLine(tests: [String]?, library: String) -> String? {
        let sources = sourceFingerprint()
        let known = endedTests(with: sources).union(tests ?? [])
        let usage = snapshotUsage(of: ListedTests(Array(known)), sources: sources) { module, suite in
            // A process cannot ask for a list of XCTest's classes.
            tests == nil || NSClassFromString("\(module).\(suite)") != nil
        }
        guard !usage.unused.isEmpty, !TestArguments.ofThisRun.isOfOneTest else { return nil }
        let new = nameUnused(usage.unused.map(\.path), library: library).count
        guard new > 0 else { return nil }
        let command = ownCommand("prune").map { " (to list them: \($0))" } ?? ""
        return "Snapshots: \(new) \(new < usage.unused.count ? "more " : "")unused\(command)"
    }
}
