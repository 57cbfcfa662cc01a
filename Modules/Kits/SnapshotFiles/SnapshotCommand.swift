/// The spelling of the snapshot commands; only this type names their program.
package enum SnapshotCommand {
    /// The name of the program, and of the package product that builds it.
    package static let program = "strata"
    /// The word before every command.
    package static let group = "snapshots"

    /// Returns a command line for a shell, such as `strata snapshots review`.
    package static func line(_ command: String) -> String { "\(program) \(group) \(command)" }
}

extension SnapshotStore {
    /// Returns the command line to use in this package.
    package func command(_ command: String) -> String { ownCommand(command) ?? SnapshotCommand.line(command) }

    /// Returns a `swift run` command line, which builds the program first; nil if the package does not declare the
    /// program.
    package func ownCommand(_ command: String) -> String? {
        guard let manifest = try? contents("Package.swift") else { return nil }
        let makesProgram = String(decoding: manifest, as: UTF8.self).contains("name: \"\(SnapshotCommand.program)\"")
        return makesProgram ? "swift run \(SnapshotCommand.line(command))" : nil
    }
}
