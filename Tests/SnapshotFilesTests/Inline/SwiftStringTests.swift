import Testing

@testable import SnapshotFiles

@Suite("A string literal of a source")
struct SwiftStringTests {
    @Test(
        "A string literal is read as the compiler reads it",
        arguments: [
            (#""a\tb\"c\\ \u{e9}\0\r\n\'""#, "a\tb\"c\\ é\0\r\n'"),
            (##"#"a\nb\#nc"#"##, "a\\nb\nc"),
            (##"#"""#"##, "\""),
            (##"#""""#"##, "\"\""),
            (#""""#, ""),
            ("\"\"\"\n    one\n      two\n\n    \"\"\"", "one\n  two\n"),
            ("\"\"\"\n\ta \\\n\tb\\u{20}\n\t\"\"\"", "a b "),
            ("\"\"\"\r\n  a\r\n  b\r\n  \"\"\"", "a\nb"),
            ("\"\"\"\n\\\"\"\"\n\"\"\"", "\"\"\""),
            ("##\"\"\"\n\"\"\"#\\#n\n\"\"\"##", "\"\"\"#\\#n"),
        ])
    func value(literal: String, value: String) {
        let source = Array("\(literal) + \"rest\"".unicodeScalars)
        let string = SwiftString(in: source, at: 0)
        #expect(string?.value == value)
        #expect(string?.range.upperBound == literal.unicodeScalars.count)
    }

    @Test(
        "A string literal with an interpolation or an error has an end, but no value",
        arguments: [
            #""a\(f("b)") + "\("c")")d""#, "\"\"\"\n\\(x)\n\"\"\"", #""\q""#, #""\u{110000}""#,
            "\"\"\"\n  a\n b\n  \"\"\"",
            "\"\"\"\n a\n b\"\"\"",
        ])
    func valueless(literal: String) {
        let string = SwiftString(in: Array("\(literal) + 1".unicodeScalars), at: 0)
        #expect(string != nil && string?.value == nil)
        #expect(string?.range.upperBound == literal.unicodeScalars.count)
    }

    @Test("Unclosed text is not a string literal", arguments: ["\"a\nb\"", "\"\"\"\na\"", "#\"a\"", "#if", "a", ""])
    func unclosed(text: String) {
        #expect(SwiftString(in: Array(text.unicodeScalars + ["\n"]), at: 0) == nil)
    }
}
