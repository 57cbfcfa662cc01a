import Foundation
import SnapshotFiles
import Terminal

/// `strata`: manages the snapshots of a package, and draws what it is made of.
@main
struct Main {
    static func main() async {
        StandardStream.prepare()
        do {
            let command = try Command(parsing: Array(CommandLine.arguments.dropFirst()))
            let outcome = try await outcome(of: command)
            if !outcome.text.isEmpty { try Output.standard.write(outcome.text, isDiff: outcome.isDiff) }
            exit(outcome.status)
        } catch let error as UsageError {
            complain("\(error)\n\(usage)")
            exit(2)
        } catch {
            complain("\(error)".asSentence)
            exit(1)
        }
    }

    private static func outcome(of command: Command) async throws -> Outcome {
        switch command {
        case .help: return Outcome(usage)
        case .version: return Outcome("\(SnapshotCommand.program) \(version)")
        case .status(isJSON: false): return try tool.status()
        case .status(isJSON: true): return try tool.statusAsJSON()
        case .test(let arguments): return try await tool.test(arguments)
        case .diff(let filters): return try tool.diff(filters)
        case .accept(let filters): return try tool.accept(filters)
        case .acceptLike(let path): return try tool.accept(like: path)
        case .reject(let filters): return try tool.reject(filters)
        case .prune(let isConfirmed): return try tool.prune(isConfirmed: isConfirmed)
        case .report(let file): return try tool.report(to: file)
        case .review: return try await tool.review()
        case .graph(let form, let showsRooms):
            return try GraphTool(package: package).graph(as: form, showsRooms: showsRooms)
        case .copy(let names, let folder, let editsManifest):
            return try Interrupts.held {
                try CopyTool(package: package).copy(names, into: folder, editsManifest: editsManifest)
            }
        case .previewCopy(let names, let folder):
            return try CopyTool(package: package).preview(names, into: folder)
        case .newApp(let app): return try Interrupts.held { try app.run(in: package) }
        case .newFeature(let feature): return try Interrupts.held { try feature.run() }
        }
    }

    /// The commands for the package around the working directory.
    private static var tool: SnapshotTool {
        get throws {
            let store = try SnapshotStore(above: FileManager.default.currentDirectoryPath)
            let list = TestList(of: store.packageFolder ?? store.file("."))
            return SnapshotTool(store: store) { try list.lines() }
        }
    }

    /// The package around the working directory.
    private static var package: Package {
        get throws { try Package(above: FileManager.default.currentDirectoryPath) }
    }

    /// Writes to standard error; if that is closed, there is nowhere to report it.
    private static func complain(_ text: String) { try? Output.error.write("\(SnapshotCommand.program): \(text)") }
}
