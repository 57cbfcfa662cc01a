import Foundation
import Testing

@Suite("The laws of immutable view models")
struct LawSuitesTests {
    @Test("are asked of every screen that is configured")
    func completeness() throws {
        let configured = try Self.matches(of: /class (\w+): \w*Screen, Configurable\b/, in: "Modules/View")
        let suite = /: @MainActor ImmutableLaws \{[\s\S]*?func makeView\([^)]*\) -> (\w+)/
        #expect(!configured.isEmpty)
        #expect(try configured == Self.matches(of: suite, in: "Tests/CoordinatorTests"))
    }

    /// What `pattern` captures in the Swift files of a folder.
    private static func matches(of pattern: Regex<(Substring, Substring)>, in folder: String) throws -> Set<String> {
        let texts = try House.swiftFiles(in: folder).map { try String(contentsOf: $0, encoding: .utf8) }
        return Set(texts.flatMap { $0.matches(of: pattern) }.map { String($0.output.1) })
    }
}
