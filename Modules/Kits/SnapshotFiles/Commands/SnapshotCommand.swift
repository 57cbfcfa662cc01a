/// The spelling of the snapshot commands; only this type names their program.
package enum SnapshotCommand {
    /// The name of the program, and of the package product that builds it.
    package static let program = "strata"
    /// The word between the program and each command.
    package static let group = "snapshots"

    /// Returns a command line for a shell, such as `strata snapshots review`.
    package static func line(_ command: String) -> String { "\(program) \(group) \(command)" }

    /// Returns a command line that runs a test and records one of its snapshots.
    ///
    /// - Parameter filter: A regular expression that matches the test, quoted for a shell.
    package static func record(_ path: String, filter: String) -> String {
        "SNAPSHOT_RECORD=all SNAPSHOT_PATH=\(path.quotedForShell) swift test --filter \(filter)"
    }
}
