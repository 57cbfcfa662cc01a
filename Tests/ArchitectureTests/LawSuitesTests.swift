import Foundation
import Testing

@Suite("The rules for view models and their bindings")
struct LawSuitesTests {
    @Test("Each screen with an immutable view model has a test suite that conforms to ImmutableLaws")
    func completeness() throws {
        let configured = try Self.matches(of: /class (\w+): \w*Screen, Configurable\b/, in: "Modules/View")
        let suite = /: @MainActor ImmutableLaws \{[\s\S]*?func makeView\([^)]*\) -> (\w+)/
        #expect(!configured.isEmpty)
        #expect(try configured == Self.matches(of: suite, in: "Tests/ViewTests"))
    }

    @Test("No immutable view model names an interactor")
    func models() throws {
        let view = /class \w+: [^{\n]*Configurable\b[\s\S]*?func configure\(with viewModel: (\w+)\)/
        let viewModels = try Self.matches(of: view, in: "Modules/View")
        let sources = try House.sources.filter { !viewModels.isDisjoint(with: $0.declaredTypes) }
        #expect(!sources.isEmpty && sources.count == viewModels.count)
        for source in sources { #expect(!source.code.contains(/\w+Interactor\b/), "\(source.path)") }
    }

    @Test("Each view that binds to its view model has a test of the binding")
    func bindings() throws {
        let views = try Self.matches(of: /class (\w+): [\s\S]*?func setupViewModel\(\)/, in: "Modules/View")
        let tests = try House.tests.filter { $0.layer == "ViewTests" && $0.words.contains("BoundScreen") }
        let laws = try House.tests.filter { $0.words.contains("expectBindingUpdatesScreen") }
        let bound = (tests + laws).reduce(into: Set<String>()) { $0.formUnion($1.words) }
        #expect(views.count > 10 && views.subtracting(bound).isEmpty)
    }

    /// Returns the captures of `pattern` in the Swift files of a folder.
    private static func matches(of pattern: Regex<(Substring, Substring)>, in folder: String) throws -> Set<String> {
        let texts = try House.swiftFiles(in: folder).map { try String(contentsOf: $0, encoding: .utf8) }
        return Set(texts.flatMap { $0.matches(of: pattern) }.map { String($0.output.1) })
    }
}
