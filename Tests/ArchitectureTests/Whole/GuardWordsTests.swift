import Foundation
import TestKit
import TestProcesses
import Testing

@Suite("LayerGuard's message in the README")
struct GuardWordsTests {
    @Test("LayerGuard reports a forbidden import in the words that the README shows")
    func readme() async throws {
        let readme = try String(contentsOf: House.root.appending(path: "README.md"), encoding: .utf8)
        let shown = try #require(readme.firstMatch(of: /(?m)^(Modules\/View\/\S+\.swift):1:8: error: .*$/))
        let view = try #require(try await Manifest.ofThisPackage().dependencies(of: "View"))
        let reported = try await withTemporaryFolder { folder in
            let source = folder.appending(path: String(shown.1))
            try FileManager.default.createDirectory(
                at: source.deletingLastPathComponent(), withIntermediateDirectories: true)
            let text = try String(contentsOf: House.root.appending(path: String(shown.1)), encoding: .utf8)
            try Data("import Model\n\(text)".utf8).write(to: source)
            let facts =
                ["table \(House.root.path)/.layerguard", "target View", "kind generic", "source \(source.path)"]
                + view.sorted().map { "module \($0)" }
            let list = folder.appending(path: "Targets.txt")
            try Data(facts.map { "\($0)\n" }.joined().utf8).write(to: list)
            let checker = try BuiltProgram.url(named: "LayerGuardChecker-tool", "LayerGuardChecker")
            let child = try await ChildProcess.run(checker, [list.path, folder.appending(path: "Stamp.swift").path])
            return child.wholeText.replacing("\(folder.path)/", with: "").replacing("\(House.root.path)/", with: "")
        }
        #expect(reported == "\(shown.0)\n")
    }
}
