import Foundation
import TestKit
import TestProcesses

/// The Swift compiler, in the Swift 6 language mode.
enum Compiler {
    /// Returns the modules that each source imports, by the source's number; nil if a source cannot be parsed.
    static func imports(of sources: [MixedSource]) async throws -> [Int: Set<String>] {
        try await withTemporaryFolder { folder in
            let paths = sources.map { folder.appending(path: "\($0.number).swift").path }
            for (path, source) in zip(paths, sources) { try Data(source.text.utf8).write(to: URL(filePath: path)) }
            let list = folder.appending(path: "sources")
            try Data(paths.joined(separator: "\n").utf8).write(to: list)
            let output = folder.appending(path: "modules")
            let errors = try await run("-emit-imported-modules", "-filelist", list.path, "-o", output.path).errorText
            let modules = try String(contentsOf: output, encoding: .utf8).split(separator: "\n").map(String.init)
            var imports = Dictionary(grouping: modules, by: MixedSource.number(naming:)).mapValues { Set($0) }
            for source in sources where imports[source.number] == nil { imports[source.number] = [] }
            for number in refused(errors, in: folder) { imports[number] = nil }
            return imports
        }
    }

    /// Returns the numbers of the sources with an error, ignoring errors about statements at the top level.
    private static func refused(_ errors: String, in folder: URL) -> [Int] {
        errors.split(separator: "\n")
            .filter { $0.contains(": error: ") && !$0.hasSuffix("are not allowed at the top level") }
            .compactMap { Int($0.dropFirst(folder.path.count + 1).prefix { $0 != "." }) }
    }

    /// Returns the position of the first import of a missing module, as `line:column`.
    static func placeOfMissingModule(in source: String) async throws -> String? {
        try await withTemporaryFolder { folder in
            let file = folder.appending(path: "Source.swift")
            try Data(source.utf8).write(to: file)
            let output = try await run("-typecheck", file.path).wholeText
            return output.firstMatch(of: /Source\.swift:(\d+:\d+): error: no such module/).map { String($0.1) }
        }
    }

    private static func run(_ arguments: String...) async throws -> ChildProcess {
        try await ChildProcess.run(
            URL(filePath: "/usr/bin/env"), ["swiftc", "-frontend", "-swift-version", "6"] + arguments)
    }
}
