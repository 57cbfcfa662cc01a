import Foundation
import SnapshotFiles

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
        let tool = SnapshotTool(store: try SnapshotStore(packageOf: FileManager.default.currentDirectoryPath + "/here"))
        switch command {
        case .help: return Outcome(usage)
        case .diff(let filters): return try tool.diff(filters)
        case .accept(let filters): return try tool.accept(filters)
        case .reject(let filters): return try tool.reject(filters)
        case .status, .prune, .review, .report: return Outcome(usage)
        }
    }

    /// A closed output is nothing to complain about, and there is nowhere to do it.
    private static func write(_ text: String, to handle: FileHandle) {
        try? handle.write(contentsOf: Data("\(text)\n".utf8))
    }
}
