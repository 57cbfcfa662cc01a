import Foundation
import TestKit
import Testing

@Suite("The words that a user reads", .computesLong)
struct WordsTests {
    /// Calls whose arguments no user reads: identifiers, names of symbols and calls, and messages of preconditions.
    private static let calls: Set<String> = ["Locale", "Route", "glyph", "precondition", "notified"]

    /// The files with the names and actions of the shell's own keys, and with the fixed parts of links.
    private static let files: Set<String> = ["ShellWords.swift", "Route.swift"]

    @Test(
        "Only ViewModel has words for users; the shell has only the words for its own keys",
        arguments: ["Model", "Interactor", "View", "Coordinator", "Kits/Shell"])
    func literals(folder: String) throws {
        for file in try House.swiftFiles(in: "Modules/\(folder)") where !Self.files.contains(file.lastPathComponent) {
            for literal in try SwiftText(String(contentsOf: file, encoding: .utf8)).literals where isWords(literal) {
                Issue.record("\(folder) … \(file.lastPathComponent):\(literal.line) says “\(literal.text)”")
            }
        }
    }

    @Test("No view chooses between words of ViewModel, or provides words for a missing value")
    func choices() throws {
        for source in try House.sources where source.layer == "View" {
            let choices = source.code.matches(of: /\?\?? \w+Words\.\w+|\? [^:?\n]+ : \w+Words\.\w+/).map(\.output)
            #expect(choices.isEmpty, "\(source.path) chooses: \(choices)")
        }
    }

    /// Returns whether the literal has two letters side by side, and may be read by a user.
    private func isWords(_ literal: SwiftText.Literal) -> Bool {
        guard zip(literal.text, literal.text.dropFirst()).contains(where: { $0.isLetter && $1.isLetter }) else {
            return false
        }
        // Raw values of cases, forms of links and names of screens are identifiers, not words for a user.
        let isIdentity = literal.lead.contains(/case \w+ = $|\b(links|screens): \[/)
        return !Self.calls.contains(literal.call) && !isIdentity
    }

    /// Changing a stored text recompiles each file that names its type; changing a computed text recompiles one file.
    @Test("The words of ViewModel are computed, not stored")
    func computed() throws {
        let files = try House.swiftFiles(in: "Modules/ViewModel").filter { $0.path.hasSuffix("Words.swift") }
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            let stored = text.matches(of: /static let (\w+)/).map { $0.1 }
            #expect(stored.isEmpty, "\(file.lastPathComponent) stores \(stored)")
        }
        #expect(files.count > 10)
    }

    @Test("Literals are separated from code, comments and interpolations")
    func reading() {
        let text = SwiftText(
            #"""
            // "no" // "nor this"
            let a = f("one \(b("two", c ?? "three")) four")  // five
            let d = "\u{200C}\n" + "six // seven"
            """#)
        #expect(text.literals.map(\.text) == ["two", "three", "one   four", "", "six // seven"])
        #expect(text.literals.map(\.call) == ["b", "b", "f", "", ""])
        #expect(text.literals.map(\.line) == [2, 2, 2, 3, 3])
        #expect(text.literals[4].lead == #"let d = "" + "#)
        #expect(!text.code.contains("five") && text.code.contains("c ??"))
    }
}
