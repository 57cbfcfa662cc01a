import TestKit
import Testing

@testable import Strata

@Suite("A command in a document", .leakChecks)
struct PrintedCommandTests {
    /// Shows an output below each command of a document.
    private func document(_ text: String, showing output: String) -> (lines: [Int], text: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let commands = PrintedCommand.all(in: lines)
        for command in commands.reversed() { command.show(output, in: &lines) }
        return (commands.map(\.line), lines.joined(separator: "\n"))
    }

    @Test(
        "gets its output",
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

    @Test("gets a longer fence than any backticks in its output, and no blanks on an empty line")
    func fence() {
        let shown = document(" ```\n $ a\n ```\n", showing: "a ```` b\n\nc")
        #expect(shown.text == " `````\n $ a\n a ```` b\n\n c\n `````\n")
    }

    @Test("may print nothing")
    func empty() {
        #expect(document("```\n$ a\nold\n```", showing: "").text == "```\n$ a\n```")
    }

    @Test("knows its line")
    func lines() {
        #expect(document("1\n```\n$ a\n```\n5\n```\n$ b\n```", showing: "").lines == [3, 7])
    }

    @Test(
        "has the words that a shell reads",
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
        "has none if it needs more of a shell",
        arguments: [
            "a | b", "a > b", "a; b", "a & b", "$a", "\"$a\"", "`a`", "a*", "a #b", "~/a", "(a)", "'a", "\"a", "a\\",
            "\"a\\",
        ])
    func shell(command: String) {
        #expect(command.shellWords == nil)
    }
}
