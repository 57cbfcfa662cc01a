import Foundation
import SnapshotFiles
import Terminal
import TextUI

/// `strata`: looks after the snapshots of a package.
@main
struct Main {
    static func main() async {
        // A reader that has seen enough, as in `strata snapshots diff | head`, is no failure: the rest is not written.
        signal(SIGPIPE, SIG_IGN)
        do {
            let command = try Command(parsing: Array(CommandLine.arguments.dropFirst()))
            let outcome = try await outcome(of: command)
            if !outcome.text.isEmpty { write(outcome.text, to: .standardOutput) }
            exit(outcome.status)
        } catch let error as UsageError {
            write("strata: \(error)\n\(usage)", to: .standardError)
            exit(2)
        } catch {
            write("strata: \(error)", to: .standardError)
            exit(1)
        }
    }

    private static func outcome(of command: Command) async throws -> Outcome {
        if command == .help { return Outcome(usage) }
        let folder = FileManager.default.currentDirectoryPath
        let store = try SnapshotStore(above: folder)
        let tool = SnapshotTool(store: store) { try TestList.read(in: store.file(".")) }
        switch command {
        case .help: return Outcome(usage)
        case .status: return tool.status()
        case .diff(let filters): return shown(try tool.diff(filters))
        case .accept(let filters): return try tool.accept(filters)
        case .reject(let filters): return try tool.reject(filters)
        case .prune(let isConfirmed): return try tool.prune(isConfirmed: isConfirmed)
        case .report(let file): return try tool.report(to: file)
        case .review: return try await tool.review()
        }
    }

    /// To a pipe a diff goes as it is, for `patch`; to a terminal as that may show it.
    private static func shown(_ diff: Outcome) -> Outcome {
        guard isatty(STDOUT_FILENO) == 1 else { return diff }
        let depth = ColorDepth.detect(environment: ProcessInfo.processInfo.environment)
        return Outcome("\(TerminalDiff(diff.text, depth: depth))")
    }

    /// A closed output is nothing to complain about, and there is nowhere to do it.
    private static func write(_ text: String, to handle: FileHandle) {
        try? handle.write(contentsOf: Data("\(text)\n".utf8))
    }
}
