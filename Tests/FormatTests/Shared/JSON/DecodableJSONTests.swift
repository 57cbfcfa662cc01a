import Format
import Foundation
import Model
import Testing

@Suite("A value decoded from JSON")
struct DecodableJSONTests {
    private typealias Lists = [String: [String]]

    @Test("A JSON value with umlauts and an escape is read")
    func value() throws {
        #expect(try Lists(json: Data(#"{"ä":["ö","\u00fc"]}"#.utf8)) == ["ä": ["ö", "ü"]])
    }

    @Test(
        "In a JSON string, bytes that are not UTF-8 become U+FFFD, and everything else is kept",
        arguments: [
            ([0xFC], "\u{FFFD}"), ([0xE2, 0x82], "\u{FFFD}"), ([0xFF, 0xFE], "\u{FFFD}\u{FFFD}"),
            ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"), ([0x80], "\u{FFFD}"),
        ] as [([UInt8], String)])
    func invalidUTF8(bytes: [UInt8], text: String) throws {
        let data = Data(#"{"a":["x"#.utf8) + bytes + Data(#"y","z"]}"#.utf8)
        #expect(try Lists(json: data) == ["a": ["x\(text)y", "z"]])
    }

    @Test("Outside of JSON strings, bytes that are not UTF-8 are an error with their position")
    func otherEncoding() throws {
        let data = try #require("{}".data(using: .utf16))
        let error = FormatError(
            path: "", position: FormatError.Position(line: 1, column: 1), expected: .json, found: .invalidUTF8)
        #expect(throws: error) { try Lists(json: data) }
    }

    @Test(
        "Broken JSON is an error with the line, the column and what was found there",
        arguments: [
            // An unexpected character.
            ("<html>", 1, 1, .json, .character("<")), (#"{"a" ["x"]}"#, 1, 6, .json, .character("[")),
            ("{\n  \"a\": [\"x\"],\n  b}", 3, 3, .json, .character("b")),
            (#"{"ä": ["ö" 1]}"#, 1, 12, .json, .character("1")), (#"{'a':[]}"#, 1, 2, .json, .character("'")),
            ("{\r\n\"a\":\r\n<b>}", 3, 1, .json, .character("<")),
            (#"[{"password": "a"b"}]"#, 1, 18, .json, .character("b")),
            // A missing comma, and a word that is misspelled or cut off.
            (#"{"a": 1 "b": 2}"#, 1, 9, .json, .character("\"")), (#"{"a":tru}"#, 1, 9, .json, .character("}")),
            ("nil", 1, 2, .json, .character("i")), (#"{"a":[tr"#, 1, 9, .json, .end),
            // The end of an incomplete text.
            (#"{"a":["#, 1, 7, .json, .end), (#"{"a":["x"#, 1, 9, .json, .end), ("{\n\"a\":", 2, 5, .json, .end),
            ("  ", 1, 3, .json, .end), ("", 1, 1, .json, .end),
            // Text after the end.
            ("[1] x", 1, 5, .end, .character("x")), (#"{"a":[]}{"a":[]}"#, 1, 9, .end, .character("{")),
            ("{}\n}", 2, 1, .end, .character("}")),
        ] as [(String, Int, Int, FormatError.Expected, FormatError.Found)])
    func broken(
        text: String, line: Int, column: Int, expected: FormatError.Expected, found: FormatError.Found
    ) {
        let error = FormatError(
            path: "", position: FormatError.Position(line: line, column: column), expected: expected, found: found)
        #expect(throws: error) { try Lists(json: Data(text.utf8)) }
    }

    @Test("JSON over 512 levels deep is an error, wherever the text ends", arguments: ["[", #"{"a":"#], ["", "1"])
    func tooDeep(opening: String, end: String) {
        let text = String(repeating: opening, count: 512) + opening.prefix(1) + end
        let column = 512 * opening.count + 1
        let error = FormatError(
            path: "", position: FormatError.Position(line: 1, column: column), expected: .depth(atMost: 512),
            found: .more)
        #expect(throws: error) { try Lists(json: Data(text.utf8)) }
    }

    @Test("JSON may be nested 512 levels deep")
    func deep() throws {
        let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
        #expect(try FormatError.Found(json: Data(text.utf8)) == .list)
    }

    @Test(
        "A JSON value is described by its kind or its content, with numbers as they are written",
        arguments: [
            ("null", .null), ("true", .value("true")), ("false", .value("false")), (#""x""#, .text("x")),
            ("[null]", .list), (#"{"a":1}"#, .object), ("7", .value("7")), ("-1", .value("-1")),
            ("0.1", .value("0.1")), ("9223372036854775808", .value("9223372036854775808")),
        ] as [(String, FormatError.Found)])
    func description(text: String, found: FormatError.Found) throws {
        #expect(try FormatError.Found(json: Data(text.utf8)) == found)
    }

    @Test("JSON may begin with a byte order mark, which does not count as a column")
    func byteOrderMark() throws {
        #expect(try Lists(json: Data("\u{FEFF}{}".utf8)) == [:])
        let error = FormatError(
            path: "", position: FormatError.Position(line: 1, column: 6), expected: .json, found: .character("1"))
        #expect(throws: error) { try Lists(json: Data("\u{FEFF}{\"a\" 1}".utf8)) }
    }

    @Test("A JSON value of a wrong type is an error with the path, the expected type and the found value")
    func otherType() {
        #expect(throws: FormatError(path: "a[1]", expected: .text, found: .value("7"))) {
            try Lists(json: Data(#"{"a":["x",7]}"#.utf8))
        }
        for (text, found) in [
            (#"{"a":{}}"#, FormatError.Found.object), (#"{"a":"x"}"#, .text("x")), (#"{"a":1e999}"#, .other),
        ] {
            #expect(throws: FormatError(path: "a", expected: .list, found: found)) { try Lists(json: Data(text.utf8)) }
        }
    }
}
