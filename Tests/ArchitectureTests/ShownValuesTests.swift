import TestKit
import Testing

/// Any view, preview or test can create the values that a view shows, and can tell the rows apart.
@Suite("The values that a view model shows", .computesLong)
struct ShownValuesTests {
    /// The code in the files of ViewModel, without comments and strings.
    private let code: [(file: String, text: String)]

    init() throws {
        code = try House.sources.filter { $0.layer == "ViewModel" }.map { ($0.path, $0.code) }
    }

    @Test("Each public struct of ViewModel has a public initialiser")
    func initialisers() {
        var count = 0
        for (file, text) in code {
            for match in text.matches(of: /public (?:nonisolated )?struct (\w+)[^{]*\{/) {
                count += 1
                #expect(
                    Self.members(of: text[match.range.upperBound...]).contains("public init"),
                    "\(file): other modules cannot make a \(match.1)")
            }
        }
        #expect(count > 0)
    }

    @Test("Each row or cell of ViewModel is identifiable")
    func identities() {
        let refinements = code.flatMap { $0.text.matches(of: /protocol (\w+):[^{]*\bIdentifiable\b/) }.map(\.1)
        let identifiable = Set(refinements + ["Identifiable"])
        let row = /public [^{}]*\b(?:class|enum|struct) (\w*(?:Row|CellViewModel))\b([^{]*)\{/
        var count = 0
        for (file, text) in code {
            for match in text.matches(of: row) {
                count += 1
                let conformances = match.2.split { !$0.isLetter }
                #expect(!identifiable.isDisjoint(with: conformances), "\(file): a \(match.1) is not identifiable")
            }
        }
        #expect(count > 0)
    }

    @Test("No view model declares a property that only returns a property of its content")
    func aliases() {
        for (file, text) in code {
            let aliases = text.matches(of: /var (\w+): [^{}\n]+\{ content\.[\w.]+ \}/).map(\.1)
            #expect(aliases.isEmpty, "\(file): dynamic member lookup already provides \(aliases)")
        }
    }

    @Test("No layer declares an IndexPath, which would be ambiguous beside Foundation's")
    func indexPaths() throws {
        #expect(try House.sources.filter { $0.declaredTypes.contains("IndexPath") }.map(\.path) == [])
    }

    /// Returns the text directly in a body, up to its closing brace, without the text in nested braces.
    private static func members(of body: Substring) -> String {
        var depth = 1
        var members = ""
        for character in body {
            if character == "}" { depth -= 1 }
            if depth == 0 { break }
            if depth == 1 { members.append(character) }
            if character == "{" { depth += 1 }
        }
        return members
    }
}
