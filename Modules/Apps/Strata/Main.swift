import Foundation
import SnapshotFiles
import Terminal

/// The program `strata`: manages snapshots, draws the dependency graph, copies and generates code, updates documents.
@main
struct Main {
    static func main() async {
        StandardStream.prepare()
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            let command = try Command(parsing: arguments)
            let outcome = try await outcome(of: command)
            if !outcome.text.isEmpty { try Output.standard.write(outcome.text, isDiff: outcome.isDiff) }
            exit(outcome.status)
        } catch let error as UsageError {
            complain("\(error)\n\(Help.advice(after: arguments))")
            exit(2)
        } catch {
            complain("\(error)".asSentence)
            exit(1)
        }
    }

    private static func outcome(of command: Command) async throws -> Outcome {
        switch command {
        case .help(let command): return Outcome(Help.text(of: command))
        case .version: return Outcome("\(SnapshotCommand.program) \(version)")
        case .status(let skipsBuild): return try tool(skipsBuild: skipsBuild).status()
        case .test(let arguments): return updatingGallery(after: try await tool.test(arguments))
        case .diff(let filters): return try tool.diff(filters)
        case .accept(let filters): return updatingGallery(after: try tool.accept(filters))
        case .acceptListed: return updatingGallery(after: try tool.acceptListed(ifAgreed: agrees))
        case .acceptLike(let path): return updatingGallery(after: try tool.accept(like: path))
        case .reject(let filters): return try tool.reject(filters)
        case .prune(let isConfirmed): return updatingGallery(after: try tool.prune(isConfirmed: isConfirmed))
        case .report(let file): return try tool.report(to: file)
        case .review: return updatingGallery(after: try await tool.review())
        case .graph: return Outcome(try Graph(of: package).text)
        case .lines: return Outcome(try SizeTable(of: package).text)
        case .tests: return Outcome(try TestCounts(of: package).text)
        case .copy(let copy): return try Interrupts.held { try copy.run(in: package) }
        case .updateDocs: return try DocsTool(package: HousePackage(at: nil)).update()
        case .newApp(let app): return try Interrupts.held { try app.run(in: package) }
        case .newFeature(let feature): return try Interrupts.held { try feature.run() }
        }
    }

    /// Asks whether to accept the listed texts; returns nil without a terminal.
    private static func agrees(to list: String) throws -> Bool? {
        guard isatty(STDIN_FILENO) == 1, StandardStream.output.isTerminal else { return nil }
        try Output.standard.write(list)
        // Keys typed before the list was visible must not answer the question.
        tcflush(STDIN_FILENO, TCIFLUSH)
        try Output.standard.write("Accept all of them? [y/N]")
        return ["y", "yes"].contains(readLine()?.lowercased())
    }

    /// Updates the gallery of the package that contains the working directory, because snapshots may have changed.
    private static func updatingGallery(after outcome: Outcome) -> Outcome {
        // Only a package with layers has a gallery.
        guard let package = try? HousePackage(at: nil) else { return outcome }
        return Interrupts.held { outcome.updatingGallery(of: package) }
    }

    private static var tool: SnapshotTool {
        get throws { try tool(skipsBuild: false) }
    }

    /// Returns the snapshot commands for the package that contains the working directory.
    private static func tool(skipsBuild: Bool) throws -> SnapshotTool {
        let store = try SnapshotStore(above: WorkingFolder.path)
        let list = TestList(of: store.packageFolder ?? store.file("."), skipsBuild: skipsBuild)
        return SnapshotTool(store: store) { try list.lines() }
    }

    /// The package that contains the working directory.
    private static var package: Package {
        get throws { try Package(above: WorkingFolder.path) }
    }

    /// Writes to standard error; if standard error is closed, the failure cannot be reported.
    private static func complain(_ text: String) { try? Output.error.write("\(SnapshotCommand.program): \(text)") }
}
