import Testing
import TextUI

@testable import Strata

@Suite("Text for a terminal")
struct TerminalTextTests {
    @Test("A diff for a terminal is coloured by line")
    func colors() {
        let diff = TerminalText("--- a\n+++ a\n@@ -1,2 +1,2 @@\n same\n-old\n+new\n", isDiff: true, depth: .ansi16)

        #expect(
            "\(diff)".replacing("\u{1B}[", with: "^") == """
                ^1m--- a^m
                ^1m+++ a^m
                ^94m@@ -1,2 +1,2 @@^m
                 same
                ^91m-old^m
                ^92m+new^m

                """)
    }

    @Test("A message for a terminal has no colours")
    func message() {
        #expect("\(TerminalText("- one\n+ two", depth: .ansi16))" == "- one\n+ two")
    }

    @Test("Control characters in a text for a terminal are replaced by visible characters")
    func controls() {
        #expect("\(TerminalText("-\u{1B}[2J\u{9B}1m\n", depth: .none))" == "-␛[2J�1m\n")
    }
}
