import Testing

@testable import Strata

@Suite("The help of strata")
struct HelpTests {
    /// The arguments of each example in the help; an example is an indented line that begins with `strata`.
    static let examples = ([Help.overview] + Help.commands.values.sorted()).flatMap { text in
        text.matches(of: #/^  strata ([^\n]+?)(?:  .*)?$/#.anchorsMatchLineEndings()).map {
            $0.output.1.split(separator: " ").map(String.init)
        }
    }

    @Test("Each help text fits 24 lines of 80 columns", arguments: [nil] + Help.commands.keys.sorted())
    func size(command: String?) {
        let lines = Help.text(of: command).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 24)
        #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines.max { $0.count < $1.count } ?? "")")
    }

    @Test("The examples in the help can be parsed as commands")
    func examples() {
        #expect(Self.examples.count >= 14)
        for example in Self.examples where !example.contains("--depend") {
            #expect(throws: Never.self, "\(example)") { try Command(parsing: example) }
        }
    }
}
