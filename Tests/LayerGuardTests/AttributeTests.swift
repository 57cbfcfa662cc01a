import Foundation
import TestProcesses
import Testing

@Suite("Attributes of an import")
struct AttributeTests {
    @Test("A re-export is refused, however it is written", arguments: reexports)
    func reexport(_ source: String, place: String) async throws {
        let verdict = try await Verdict.on(source, among: Self.reexports.map(\.0))
        #expect(verdict.ending == .exited(1))
        #expect(verdict.lines.count == 1)
        #expect(verdict.lines.first?.hasPrefix("Source.swift:\(place): error: View may not re-export a module") == true)
    }

    private static let reexports = [
        ("@_exported import ViewModel", "1:2"),
        ("@_exported @preconcurrency public import struct ViewModel.Row", "1:2"),
        ("@preconcurrency\n@_exported\npublic\nimport ViewModel", "2:2"),
        ("#if A\n@_exported\n#endif\nimport ViewModel", "2:2"),
        ("#if false\n@_exported import ViewModel\n#endif", "2:2"),
        ("@/* of */ _exported import ViewModel", "1:11"),
        ("@`_exported` import ViewModel", "1:2"),
    ]

    @Test("The error for a re-export says why it is refused and what to do")
    func message() async throws {
        let error = try #require(try await Verdict.on("@_exported import ViewModel").lines.first)
        #expect(
            error.hasSuffix(
                """
                error: View may not re-export a module, because everything that imports View would see it undeclared; \
                import it without @_exported, and declare it wherever it is needed, or \
                add the line "@reexporting: View" to .layerguard
                """))
    }

    @Test(
        "An import of another module's internals is refused outside of test targets",
        arguments: ["@testable import ViewModel", "@_private(sourceFile: \"Row.swift\") import ViewModel"])
    func testable(_ source: String) async throws {
        #expect(
            try await Verdict.on(source).lines == [
                """
                Source.swift:1:2: error: View may not use what another module keeps internal, because View is no test \
                target; import it plainly, and make public what View needs
                """
            ])
        let sources = ["Source.swift": Data(source.utf8)]
        let tests = try await Verdict.of("ViewTests", "test", declaring: ["ViewModel"], on: sources)
        #expect(tests.ending == .exited(0))
    }
}
