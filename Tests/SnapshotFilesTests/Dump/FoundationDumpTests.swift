import Foundation
import TestKit
import Testing

@testable import SnapshotFiles

@Suite("A dump of Foundation's types", .leakChecks)
struct FoundationDumpTests {
    @Test("A dump sorts Foundation's unordered collections, and counts equal elements")
    func sorted() {
        #expect(
            Dump.text(of: [NSDictionary(dictionary: ["b": [2], "a": NSNull()]), NSCountedSet(array: ["x", "a", "x"])])
                == """
                [
                  [
                    "a": NSNull()
                    "b": [
                      2
                    ]
                  ]
                  NSCountedSet([
                    "a": 1
                    "x": 2
                  ])
                ]
                """)
    }

    @Test("A dump keeps the order of NSArray and NSOrderedSet", arguments: [["c", "a", "b"], ["b", "c", "a"]])
    func ordered(words: [String]) {
        let text = "[\n" + words.map { "  \"\($0)\"\n" }.joined() + "]"
        #expect(Dump.text(of: NSArray(array: words)) == text)
        #expect(Dump.text(of: NSOrderedSet(array: words)) == text)
    }

    @Test("A dump shows an attributed text in runs, with sorted attributes")
    func attributed() throws {
        var text = AttributedString("Hello Ada")
        text.languageIdentifier = "en"
        let name = try #require(text.range(of: "Ada"))
        text[name].link = URL(string: "https://example.com")
        #expect(
            Dump.text(of: text) == """
                AttributedString([
                  "Hello "
                    NSLanguage: "en"
                  "Ada"
                    NSLanguage: "en"
                    NSLink: https://example.com
                ])
                """)
        #expect(Dump.text(of: AttributedString()) == "AttributedString([])")
        #expect(
            Dump.text(of: NSAttributedString(string: "a", attributes: [.init("y"): 1, .init("x"): 2]))
                == "NSAttributedString([\n  \"a\"\n    x: 2\n    y: 1\n])")
    }

    @Test("A dump shows the value of a Foundation type, not how the value is stored")
    func plain() throws {
        #expect(
            Dump.text(of: CharacterSet(charactersIn: "abcx")) == "CharacterSet([\n  U+0061...U+0063\n  U+0078\n])")
        #expect(Dump.text(of: CharacterSet()) == "CharacterSet([])")
        #expect(Dump.text(of: NSString(string: "a\"b")) == #""a\"b""#)
        #expect(Dump.text(of: NSMutableString(string: "a\nb")) == "\"\"\"\n  a\n  b\n  \"\"\"")
        #expect(Dump.text(of: NSNumber(value: 2)) == "2")
        #expect(Dump.text(of: NSNumber(value: 1.5)) == "1.5")
        #expect(Dump.text(of: NSDate(timeIntervalSince1970: 0)) == "1970-01-01T00:00:00Z")
        #expect(
            Dump.text(of: try NSRegularExpression(pattern: "a+", options: .caseInsensitive))
                == #"NSRegularExpression("a+", options: 1)"#)
    }
}
