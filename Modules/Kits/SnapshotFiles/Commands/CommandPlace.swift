import Foundation

/// The place where a printed command line will be pasted, and the program that can run it.
package struct CommandPlace: Sendable {
    package static let ofThisRun = CommandPlace(
        folder: ProcessInfo.processInfo.environment["PWD"], program: runningProgram, kitSource: #filePath)

    /// The working folder of the user's shell; nil if no shell has started this process.
    let folder: String?
    /// The absolute path of the running program, if that is the program with the snapshot commands.
    let program: String?
    /// The path at which a source file of this kit was compiled.
    let kitSource: String

    package init(folder: String?, program: String? = nil, kitSource: String = "") {
        self.folder = folder
        self.program = program
        self.kitSource = kitSource
    }

    private static var runningProgram: String? {
        Bundle.main.executablePath.flatMap { path in
            URL(filePath: path).lastPathComponent == SnapshotCommand.program ? path : nil
        }
    }

    /// Whether the kit was compiled from the sources of a package that declares the program: if so, a package that
    /// depends on the kit can run the program, too.
    var kitHasProgram: Bool {
        guard !kitSource.isEmpty else { return false }
        let folder = SnapshotStore.packageFolder(above: URL(filePath: kitSource).deletingLastPathComponent())
        return folder.map { SnapshotStore.declaresProgram(in: $0) } ?? false
    }
}
