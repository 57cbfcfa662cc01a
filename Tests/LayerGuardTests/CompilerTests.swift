import Foundation
import TestKit
import Testing

@Suite("LayerGuard and the compiler")
struct CompilerTests {
    @Test("LayerGuard and the compiler find the same imports in random combinations of test sources")
    func mixedSources() async throws {
        let sources = (0..<(SlowTests.areEnabled ? 4_000 : 200)).map { MixedSource($0) }
        let expected = try await Compiler.imports(of: sources)
        let actual = try await imports(foundIn: sources)
        for source in sources {
            guard let expected = expected[source.number] else { continue }
            #expect(actual[source.number, default: []] == expected, "\(source.text.debugDescription)")
        }
        // Some sources are not valid Swift, but fewer than a quarter of them.
        #expect(expected.count > sources.count * 3 / 4)
    }

    @Test("LayerGuard and the compiler find an import at the same position", arguments: places)
    func place(_ source: String) async throws {
        let place = try #require(try await Compiler.placeOfMissingModule(in: source))
        #expect(try await Verdict.on(source, among: Self.places).breaches == ["\(place) Model"])
    }

    private static let places = [
        "let a = 1\nlet b = 2; import Model", "let a = 1\r\nimport Model", "// a comment\rimport Model",
        "let a = 1\r\nlet b = 2\rlet é = 1; import Model", "\u{FEFF}let a = 1\r\r\n\n\rimport Model.A",
        "let a = \"\"\"\r  b\r  \"\"\"\rimport struct Model.A", "/* \r\n \r */ ;\u{A0}import\r`Model`",
    ]

    /// Returns the modules that LayerGuard finds in each source, by the source's number.
    private func imports(foundIn sources: [MixedSource]) async throws -> [Int: Set<String>] {
        let files = sources.map { ("\($0.number).swift", Data($0.text.utf8)) }
        let verdict = try await Verdict.of("View", declaring: [], on: Dictionary(uniqueKeysWithValues: files))
        var imports: [Int: Set<String>] = [:]
        for line in verdict.lines {
            let number = try #require(Int(line.prefix { $0 != "." }), "\(line)")
            let module = line.firstMatch(of: /View may not import (.+?);/)?.1
            imports[number, default: []].insert(module.map { String($0) } ?? line)
        }
        return imports
    }
}
