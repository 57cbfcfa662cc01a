import TestProcesses
import Testing

@Suite("A file that ends too early")
struct UnreadableTests {
    @Test("An unclosed literal or comment is an error at its beginning", arguments: cutOffByFile)
    func cutOffText(_ source: String, place: String) async throws {
        let verdict = try await Verdict.on(source, among: Self.cutOffByFile.map(\.0))
        #expect(verdict.lines == ["Source.swift:\(place): error: this is not closed before the file ends"])
        #expect(verdict.ending == .exited(1))
    }

    private static let cutOffByFile = [
        ("let a = \"\"\"\nimport Model\n", "1:9"),
        ("let a = #\"\"\"\nimport Model\n\"\"\"\n", "1:9"),
        ("let a = \"\"\"\n\\(f(\"\"\"\nimport Model\n", "1:9"),
        ("#if false\nlet a = \"\"\"\n#endif\nimport Model\n", "2:9"),
        ("#if swift(<3)\n/* /* */\n#endif\nimport Model\n", "2:1"),
        ("/*", "1:1"),
    ]
}
