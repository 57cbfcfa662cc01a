import TestKit
import Testing

@testable import Strata

@Suite("A command in a document", .leakChecks)
struct PrintedCommandTests {
    /// Returns a document with `output` below each of its commands, and the lines of the commands.
    private func document(_ text: String, showing output: String) -> (lines: [Int], text: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let commands = PrintedCommand.all(in: lines)
        for command in commands.reversed() { command.show(output, in: &lines) }
        return (commands.map(\.line), lines.joined(separator: "\n"))
    }

    @Test(
        "New output replaces the old output below each command in a complete block",
        arguments: [
            ("```\n$ a\nold\n```", "```\n$ a\nnew\n```"),
            ("```\n$ a\n```", "```\n$ a\nnew\n```"),
            ("```\n$ a\n\nold\nold\n```\n\n```\n$ b\n```", "```\n$ a\nnew\n```\n\n```\n$ b\nnew\n```"),
            ("- text:\n\n  ```text\n  $ a\n  old\n  ```", "- text:\n\n  ```text\n  $ a\n  new\n  ```"),
            ("````\n$ a\n```\n````", "````\n$ a\nnew\n````"),
            ("````\n```\n$ a\nold\n```\n````", "````\n```\n$ a\nold\n```\n````"),
            ("```\n$ a\nold", "```\n$ a\nold"),
            ("```\n```\n$ a\nold\n```\n```", "```\n```\n$ a\nold\n```\n```"),
        ])
    func shown(before: String, after: String) {
        #expect(document(before, showing: "new").text == after)
    }

    @Test("A block's fence is longer than any run of backticks in the output, and empty lines get no spaces")
    func fence() {
        let shown = document(" ```\n $ a\n ```\n", showing: "a ```` b\n\nc")
        #expect(shown.text == " `````\n $ a\n a ```` b\n\n c\n `````\n")
    }

    @Test("A block whose command prints nothing keeps only the command's line")
    func empty() {
        #expect(document("```\n$ a\nold\n```", showing: "").text == "```\n$ a\n```")
    }

    @Test("Each command in a document has its line number")
    func lines() {
        #expect(document("1\n```\n$ a\n```\n5\n```\n$ b\n```", showing: "").lines == [3, 7])
    }

    @Test(
        "A command is split into the words that a shell would read",
        arguments: [
            ("a  b\tc ", ["a", "b", "c"]), (#"a "b c" 'd e'"#, ["a", "b c", "d e"]), (#"a"b"'c'd ''"#, ["abcd", ""]),
            (#"a\ b \" "\"\\\n""#, ["a b", "\"", #""\\n"#]), (#"'\$a "' "it's""#, [#"\$a ""#, "it's"]),
            ("a#b", ["a#b"]),
            ("'|&;<>()$*?[]{}~!`#'", ["|&;<>()$*?[]{}~!`#"]), ("", []),
        ])
    func words(command: String, words: [String]) {
        #expect(command.shellWords == words)
    }

    @Test(
        "A command that needs a shell for more than quoting is not split into words",
        arguments: [
            "a | b", "a > b", "a; b", "a & b", "$a", "\"$a\"", "`a`", "a*", "a #b", "~/a", "(a)", "'a", "\"a", "a\\",
            "\"a\\",
        ])
    func shell(command: String) {
        #expect(command.shellWords == nil)
    }
}
