import Foundation
import Processes
import SnapshotFiles

/// The outputs of the commands in the documents; each command runs once, and each program is built once.
nonisolated struct CommandOutputs {
    /// Maps each command to its output, without the trailing newline, or to the reason why it has none.
    private var known: [String: Result<String, CommandFailure>] = [:]
    private let folder: URL
    /// The name of the app's program.
    private let app: String
    /// Whether the app opens the user's data by default.
    private let hasStore: Bool
    private var built: Set<String> = []

    init(of package: HousePackage) {
        folder = package.folder
        app = package.program
        hasStore = package.hasStore
    }

    /// Runs a command of the app, or the tool's command `graph`, and keeps its output or its failure.
    ///
    /// Ignores all other commands, and commands that have run already.
    ///
    /// - Throws: `.notBuilt` if the command's program cannot be built.
    mutating func find(_ printed: PrintedCommand) throws {
        let command = printed.command
        guard printed.isAlone, known[command] == nil, let program = program(of: command) else { return }
        guard let words = command.shellWords else { return known[command] = .failure(.needsShell) }
        guard program != app || isHarmless(words) else { return known[command] = .failure(.mayWrite) }
        if built.insert(program).inserted { try build(program) }
        known[command] = try run(words)
    }

    /// Returns the output or the failure that `find(_:)` kept; nil if the command is ignored.
    func result(of printed: PrintedCommand) -> Result<String, CommandFailure>? {
        printed.isAlone || program(of: printed.command) == nil ? known[printed.command] : .failure(.notAlone)
    }

    /// Returns a command's program: the app, or the tool for `graph`; nil for others, which may be slow or write files.
    private func program(of command: String) -> String? {
        let words = command.shellWords ?? command.split(separator: " ").map(String.init)
        if words.starts(with: ["swift", "run", app]) { return app }
        let tool = SnapshotCommand.program
        return words.starts(with: ["swift", "run", tool, "graph"]) ? tool : nil
    }

    /// Returns whether the app, run with `words`, neither opens the user's data nor writes a file.
    private func isHarmless(_ words: [String]) -> Bool {
        if hasStore, !words.contains("--in-memory") { return false }
        if words.contains("--record") || words.contains("--data") { return false }
        return zip(words, words.dropFirst() + [""]).allSatisfy { $0 != "--trace" || $1 == "-" }
    }

    /// Builds a program; the compiler's messages go to standard error.
    private func build(_ program: String) throws {
        let words = ["swift", "build", "--product", program]
        let ending = try Child(words, in: folder.path, streams: .output(.standardError)).wait()
        guard ending == .exited(0) else { throw DocsError.notBuilt(program, status: ending.status) }
    }

    private func run(_ words: [String]) throws -> Result<String, CommandFailure> {
        let (data, ending) = try Child.output(
            of: ["swift", "run", "--skip-build"] + words.dropFirst(2), in: folder.path)
        guard ending == .exited(0) else { return .failure(.ended(status: ending.status)) }
        let text = String(decoding: data, as: UTF8.self)
        return .success(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    }
}

/// The reason why a command has no output.
nonisolated enum CommandFailure: Error, Equatable, CustomStringConvertible {
    case notAlone
    case needsShell
    case mayWrite
    case ended(status: Int32)

    var description: String {
        switch self {
        case .notAlone: "shares its block with another command; expected one command a block"
        case .needsShell: "needs a shell; expected words and quotation marks only"
        case .mayWrite:
            "was not run, because it may change something; expected --in-memory, and no --record or --trace FILE"
        case .ended(let status): "ended with status \(status)"
        }
    }
}
