import Foundation

extension SnapshotStore {
    /// Returns the command line that builds and then runs the program, for a test to print; nil if this package cannot
    /// run the program.
    package func ownCommand(_ command: String, at place: CommandPlace = .ofThisRun) -> String? {
        guard let packageFolder, Self.declaresProgram(in: packageFolder) || place.kitHasProgram else { return nil }
        return inThisPackage("swift run \(SnapshotCommand.line(command))", at: place)
    }

    /// Returns the command line that runs a test and records one of its snapshots.
    ///
    /// - Parameter filter: A regular expression that matches the test, quoted for a shell.
    package func recordCommand(_ path: String, filter: String, at place: CommandPlace = .ofThisRun) -> String {
        inThisPackage(SnapshotCommand.record(path, filter: filter), at: place)
    }

    /// Returns the command line that the program itself prints; more arguments may be added at its end.
    package func command(_ command: String, at place: CommandPlace = .ofThisRun) -> String {
        guard let program = place.program else {
            return ownCommand(command, at: CommandPlace(folder: place.folder)) ?? SnapshotCommand.line(command)
        }
        if let packageFolder, program.hasPrefix("\(packageFolder)/.build/") {
            return inThisPackage("swift run \(SnapshotCommand.line(command))", at: place)
        }
        // No `cd` is needed: started in the same folder, the program finds the same package as in this run.
        return "\(rootVariable)\(program.quotedForShell) \(SnapshotCommand.group) \(command)"
    }

    private func inThisPackage(_ command: String, at place: CommandPlace) -> String {
        let line = "\(rootVariable)\(command)"
        guard let packageFolder, !isThisPackage(around: place.folder) else { return line }
        return "cd \(packageFolder.quotedForShell) && \(line)"
    }

    /// The prefix that sets `SNAPSHOT_ROOT` as in this run; empty if it is not set.
    private var rootVariable: String { isRootGiven ? "SNAPSHOT_ROOT=\(root.quotedForShell) " : "" }

    private func isThisPackage(around folder: String?) -> Bool {
        guard let folder else { return false }
        let start = URL(filePath: folder, directoryHint: .isDirectory).resolvingSymlinksInPath()
        return Self.packageFolder(above: start) == packageFolder
    }

    static func declaresProgram(in packageFolder: String) -> Bool {
        let manifest = FileManager.default.contents(atPath: "\(packageFolder)/Package.swift") ?? Data()
        return String(decoding: manifest, as: UTF8.self).contains("name: \"\(SnapshotCommand.program)\"")
    }
}
