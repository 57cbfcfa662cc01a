import Model
import Testing
import ViewModel

@Suite("The text of a broken format")
struct FormatErrorTextTests {
    @Test(
        "says where, what was expected and what was found",
        arguments: [
            (
                FormatError(path: "results[3].name.first", expected: .text, found: .list),
                "“results[3].name.first”: expected text, got a list"
            ),
            (FormatError(path: "", expected: .json, found: .other), "the text is not JSON"),
            (FormatError(path: "settings", expected: .json, found: .other), "“settings”: the text is not JSON"),
            (
                FormatError(path: "", position: .init(line: 3, column: 24), expected: .json, found: .character("<")),
                "expected JSON, got “<” at line 3, column 24"
            ),
            (
                FormatError(path: "", position: .init(line: 1, column: 1), expected: .json, found: .end),
                "the JSON ends too early, at line 1, column 1"
            ),
            (
                FormatError(path: "", position: .init(line: 1, column: 16), expected: .end, found: .character("{")),
                "expected the end of the data, got “{” at line 1, column 16"
            ),
            (
                FormatError(path: "", position: .init(line: 1, column: 9), expected: .json, found: .character("\n")),
                "expected JSON, got U+000A at line 1, column 9"
            ),
            (
                FormatError(
                    path: "", position: .init(line: 1, column: 524), expected: .depth(atMost: 512), found: .more),
                "expected at most 512 nested lists and objects, got more at line 1, column 524"
            ),
            (FormatError(path: "a[1]", expected: .value, found: .other), "“a[1]” has no valid value"),
            (FormatError(path: "", expected: .value, found: .other), "the format is unknown"),
            (FormatError(path: "a[1]", expected: .value, found: .null), "“a[1]”: expected a value, got null"),
            (
                FormatError(path: "", expected: .listOrObject(with: "results"), found: .null),
                "expected a list or an object with results, got null"
            ),
            (
                FormatError(path: "age", expected: .wholeNumber(0...Int.max), found: .value("-1")),
                "“age”: expected a whole number of at least 0, got -1"
            ),
            (
                FormatError(path: "width", expected: .wholeNumber(1...4096), found: .value("0")),
                "“width”: expected a whole number from 1 to 4096, got 0"
            ),
            (
                FormatError(path: "n", expected: .wholeNumber(Int.min...Int.max), found: .null),
                "“n”: expected a whole number, got null"
            ),
            (
                FormatError(path: "id", expected: .uniqueID, found: .text("tea")),
                "“id”: expected a unique ID, got “tea”"
            ),
            (
                FormatError(path: "price", expected: .like("19.99"), found: .text("1.005")),
                "“price”: expected a value such as 19.99, got “1.005”"
            ),
            (FormatError(path: "email", expected: .text, found: .nothing), "“email” is missing"),
            (FormatError(path: "", expected: .bytes(3), found: .bytes(2)), "expected 3 bytes, got 2 bytes"),
            (FormatError(path: "", expected: .bytes(1), found: .bytes(0)), "expected 1 byte, got 0 bytes"),
            (FormatError(path: "id", expected: .uuid, found: .bytes(1)), "“id”: expected a UUID, got 1 byte"),
        ])
    func text(error: FormatError, expected: String) {
        #expect(error.text == expected)
    }

    @Test(
        "names whatever may be expected",
        arguments: [
            (.object, "an object"), (.boolean, "true or false"), (.number, "a number"),
            (.exactly("a b"), "“a b”"), (.below("€ 5"), "less than € 5"),
        ] as [(FormatError.Expected, String)])
    func expected(expected: FormatError.Expected, name: String) {
        #expect(FormatError(path: "x", expected: expected, found: .null).text == "“x”: expected \(name), got null")
    }

    @Test(
        "names whatever may be found",
        arguments: [
            (.object, "an object"), (.invalidUTF8, "bytes that are not UTF-8"), (.end, "the end of the data"),
            (.other, "an unreadable value"),
        ] as [(FormatError.Found, String)])
    func found(found: FormatError.Found, name: String) {
        #expect(FormatError(path: "x", expected: .text, found: found).text == "“x”: expected text, got \(name)")
    }

    @Test(
        "quotes what was found, but names a quotation mark",
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

    @Test("stays on one line and is cut where what was found is long")
    func longValue() {
        let error = FormatError(path: "", expected: .uuid, found: .text(String(repeating: "x\n", count: 5000)))
        #expect(error.text.count < 200)
        #expect(!error.text.contains { $0.isNewline })
    }
}
