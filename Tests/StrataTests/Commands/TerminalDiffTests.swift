import Testing
import TextUI

@testable import Strata

@Suite("A diff in a terminal")
struct TerminalDiffTests {
    @Test("is coloured by its marks")
    func colors() {
        let diff = TerminalDiff("--- a\n+++ a\n@@ -1,2 +1,2 @@\n same\n-old\n+new\n", depth: .ansi16)

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

    @Test("has nothing in it that the terminal would obey")
    func controls() {
        #expect("\(TerminalDiff("-\u{1B}[2J\u{9B}1m\n", depth: .none))" == "-␛[2J�1m\n")
    }
}
