import Foundation
import Testing

@Suite("The protection of the developer's data")
struct DemoProcessGuardTests {
    @Test("No test starts the demo or opens its data without protecting the developer's data")
    func onlyStart() throws {
        let tests = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
        let paths = try FileManager.default.subpathsOfDirectory(atPath: tests.path).filter { $0.hasSuffix(".swift") }
        // The texts to find are split, because this file is searched, too.
        func files(having isFound: (String) -> Bool) throws -> [String] {
            try paths.filter { try isFound(String(contentsOf: tests.appending(path: $0), encoding: .utf8)) }
        }
        let start = "BuiltProgram." + "url(named: "
        let starts = try files { text in
            let others = ["strata", "LayerGuardChecker-tool"].reduce(text) {
                $0.replacingOccurrences(of: "\(start)\"\($1)\"", with: "")
            }
            return others.contains(start)
        }
        // MadeAppTests stores nothing, because it passes --in-memory.
        #expect(Set(starts) == ["DemoTests/Shared/DemoProcess.swift", "StrataTests/Whole/MadeAppTests.swift"])
        let opens = try files { $0.contains("Composition(" + "Options(") }
        #expect(opens == ["DemoTests/Shared/HeadlessScreen.swift"])
    }

    @Test(
        "The option --in-memory is added to arguments unless they choose a place for the data",
        arguments: [
            (["--screen", "users", "--keys"], false), (["--keys", "--data"], false), (["--keys", "b"], false),
            (["--nonsense"], false), ([], false), (["--data", "x"], true), (["--in-memory"], true),
        ])
    func storage(arguments: [String], choosesPlace: Bool) {
        #expect(withStorage(arguments) == (choosesPlace ? arguments : ["--in-memory"] + arguments))
    }
}
