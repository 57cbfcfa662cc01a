import Testing

@testable import SnapshotFiles

@Suite("A text written as a string literal")
struct SwiftLiteralTests {
    @Test(
        "A written literal is readable, has as few # as possible, and escapes hidden characters", arguments: texts)
    func spelling(text: String, pounds: String, lines: String) {
        let literal = SwiftLiteral(SnapshotText(text), indentation: "", newline: "\n").description
        #expect(literal == "\(pounds)\"\"\"\n\(lines)\"\"\"\(pounds)")
    }

    @Test("A written literal is indented, except for empty lines, and has the given line endings")
    func indentation() {
        let literal = SwiftLiteral(SnapshotText("a\n\n b"), indentation: "\t  ", newline: "\r\n")
        #expect(literal.description == "\"\"\"\r\n\t  a\r\n\r\n\t   b\r\n\t  \"\"\"")
    }

    @Test(
        "The value of a written literal is the original text",
        arguments: texts.map(\.0), [("", "\n"), ("        ", "\n"), ("\t", "\r\n")])
    func value(text: String, style: (indentation: String, newline: String)) throws {
        let literal = SwiftLiteral(SnapshotText(text), indentation: style.indentation, newline: style.newline)
        let read = try #require(SwiftString(in: Array("\(literal) // \"".unicodeScalars), at: 0))
        #expect(read.range == 0..<literal.description.unicodeScalars.count)
        #expect(read.value == text)
    }

    private static let texts = [
        ("Hello, Ada!", "", "Hello, Ada!\n"),
        ("", "", "\n"), ("\n", "", "\n\n"),
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
    ]
}
