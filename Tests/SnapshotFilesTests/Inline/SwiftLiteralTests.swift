import TestKit
import Testing

@testable import SnapshotFiles

@Suite("A text written as a string literal")
struct SwiftLiteralTests {
    @Test(
        "is readable, has as many pounds as it needs, and escapes what a source should not hide",
        arguments: [
            ("Hello, Ada!", "", "Hello, Ada!\n"),
            ("", "", "\n"),
            ("\n", "", "\n\n"),
            ("one\n\ntwo", "", "one\n\ntwo\n"),
            ("one\n", "", "one\n\n"),
            ("  indented", "", "  indented\n"),
            ("a \"\"\" b", "#", "a \"\"\" b\n"),
            ("a \"\"\"# b", "##", "a \"\"\"# b\n"),
            ("C:\\new", "#", "C:\\new\n"),
            ("\\#(x)", "##", "\\#(x)\n"),
            ("blank \n\ttab\t", "", "blank\\u{20}\n\ttab\\u{9}\n"),
            ("\u{1B}[1m\\", "#", "\\#u{1B}[1m\\\n"),
            ("a\rb", "", "a\\u{D}b\n"), ("\u{FFFE}", "", "\\u{FFFE}\n"),
            ("\u{202E}\u{FEFF}\u{2028}é👨‍👩‍👧", "", "\\u{202E}\\u{FEFF}\\u{2028}é👨‍👩‍👧\n"),
        ])
    func spelling(text: String, pounds: String, lines: String) {
        let literal = SwiftLiteral(SnapshotText(text), indentation: "", newline: "\n").description
        #expect(literal == "\(pounds)\"\"\"\n\(lines)\"\"\"\(pounds)")
    }

    @Test("is indented, but for empty lines, and ends its lines as asked")
    func indentation() {
        let literal = SwiftLiteral(SnapshotText("a\n\n b"), indentation: "\t  ", newline: "\r\n")
        #expect(literal.description == "\"\"\"\r\n\t  a\r\n\r\n\t   b\r\n\t  \"\"\"")
    }

    @Test("has the text as its value, for any text", arguments: 0..<(SlowTests.areEnabled ? 500 : 100) as Range<UInt64>)
    func value(seed: UInt64) throws {
        let text = SnapshotText(RandomText.make(seed: seed))
        for (indentation, newline) in [("", "\n"), ("        ", "\n"), ("\t", "\r\n")] {
            let literal = SwiftLiteral(text, indentation: indentation, newline: newline).description
            let source = Array("\(literal) // \"".unicodeScalars)
            let read = try #require(SwiftString(in: source, at: 0), "\(literal)")
            #expect(read.range == 0..<literal.unicodeScalars.count, "\(literal)")
            #expect(read.value.map { SnapshotText($0) } == text, "\(literal)")
        }
    }
}
