import Model
import Testing
import ViewModel

@Suite("The text of a format error")
struct FormatErrorTextTests {
    @Test(
        "A format error's text says where the error is, what was expected and what was found",
        arguments: [
            ("results[3].name.first", .text, .list, "“results[3].name.first”: expected text, got a list"),
            ("", .json, .other, "the text is not JSON"),
            ("settings", .json, .other, "“settings”: the text is not JSON"),
            ("a[1]", .value, .other, "“a[1]” has no valid value"), ("", .value, .other, "the format is unknown"),
            ("a[1]", .value, .null, "“a[1]”: expected a value, got null"),
            ("age", .wholeNumber(0...Int.max), .value("-1"), "“age”: expected a whole number of at least 0, got -1"),
            ("w", .wholeNumber(1...4096), .value("0"), "“w”: expected a whole number from 1 to 4096, got 0"),
            ("n", .wholeNumber(Int.min...Int.max), .null, "“n”: expected a whole number, got null"),
            ("id", .uniqueID, .text("tea"), "“id”: expected a unique ID, got “tea”"),
            ("price", .like("19.99"), .text("1.005"), "“price”: expected a value such as 19.99, got “1.005”"),
            ("email", .text, .nothing, "“email” is missing"),
            ("", .bytes(3), .bytes(2), "expected 3 bytes, got 2 bytes"),
            ("", .bytes(1), .bytes(0), "expected 1 byte, got 0 bytes"),
            ("id", .uuid, .bytes(1), "“id”: expected a UUID, got 1 byte"),
        ] as [(String, FormatError.Expected, FormatError.Found, String)])
    func text(path: String, expected: FormatError.Expected, found: FormatError.Found, text: String) {
        #expect(FormatError(path: path, expected: expected, found: found).text == text)
    }

    @Test(
        "A format error's text says at which line and column the error is",
        arguments: [
            (.json, .character("<"), "expected JSON, got “<” at line 3, column 24"),
            (.json, .end, "the JSON ends too early, at line 3, column 24"),
            (.end, .character("{"), "expected the end of the data, got “{” at line 3, column 24"),
            (.json, .character("\n"), "expected JSON, got U+000A at line 3, column 24"),
            (
                .depth(atMost: 512), .more,
                "expected at most 512 nested lists and objects, got more at line 3, column 24"
            ),
        ] as [(FormatError.Expected, FormatError.Found, String)])
    func position(expected: FormatError.Expected, found: FormatError.Found, text: String) {
        let position = FormatError.Position(line: 3, column: 24)
        #expect(FormatError(path: "", position: position, expected: expected, found: found).text == text)
    }

    @Test(
        "A format error's text names everything that may be expected",
        arguments: [
            (.object, "an object"), (.boolean, "true or false"), (.number, "a number"),
            (.listOrObject(with: "results"), "a list or an object with results"),
            (.exactly("a b"), "“a b”"), (.below("€ 5"), "less than € 5"),
        ] as [(FormatError.Expected, String)])
    func expected(expected: FormatError.Expected, name: String) {
        #expect(FormatError(path: "x", expected: expected, found: .null).text == "“x”: expected \(name), got null")
    }

    @Test(
        "A format error's text names everything that may be found",
        arguments: [
            (.object, "an object"), (.invalidUTF8, "bytes that are not UTF-8"), (.end, "the end of the data"),
            (.other, "an unreadable value"),
        ] as [(FormatError.Found, String)])
    func found(found: FormatError.Found, name: String) {
        #expect(FormatError(path: "x", expected: .text, found: found).text == "“x”: expected text, got \(name)")
    }

    @Test(
        "A format error's text quotes the found character, but names a quotation mark",
        arguments: [
            ("\"", "a quotation mark"), ("'", "a single quotation mark"), ("“", "a curly quotation mark"),
            ("”", "a curly quotation mark"), ("‘", "a curly quotation mark"), ("’", "a curly quotation mark"),
            ("}", "“}”"), ("]", "“]”"), (",", "“,”"), ("«", "“«”"), ("`", "“`”"), ("é", "“é”"), (" ", "U+0020"),
        ] as [(Character, String)])
    func character(found: Character, name: String) {
        let position = FormatError.Position(line: 1, column: 9)
        let error = FormatError(path: "", position: position, expected: .json, found: .character(found))
        #expect(error.text == "expected JSON, got \(name) at line 1, column 9")
    }

    @Test("A format error's text stays on one line, and truncates a long value")
    func longValue() {
        let error = FormatError(path: "", expected: .uuid, found: .text(String(repeating: "x\n", count: 5000)))
        #expect(error.text.count < 200)
        #expect(!error.text.contains { $0.isNewline })
    }
}
