/// How the commands that look after snapshots are spelt; no other place names their program.
package enum SnapshotCommand {
    /// The program, and the product that a package makes of it.
    package static let program = "strata"
    /// The word before each command.
    package static let group = "snapshots"

    /// Spells a command as a shell takes it, such as `strata snapshots review`.
    package static func line(_ command: String) -> String { "\(program) \(group) \(command)" }
}

extension SnapshotStore {
    /// Spells a command as it is run in this package.
    package func command(_ command: String) -> String { ownCommand(command) ?? SnapshotCommand.line(command) }

    /// Spells a command that `swift run` builds first; nil unless the package's manifest makes the program.
    package func ownCommand(_ command: String) -> String? {
        guard let manifest = try? contents("Package.swift") else { return nil }
        let makesProgram = String(decoding: manifest, as: UTF8.self).contains("name: \"\(SnapshotCommand.program)\"")
        return makesProgram ? "swift run \(SnapshotCommand.line(command))" : nil
    }
}
