import Format
import Foundation
import Model
import Testing

@Suite("A field of a JSON object")
struct JSONFieldsTests {
    @Test(
        "A JSON field is read as text if it is a non-blank string or a whole number",
        arguments: [
            (#""x""#, "x"), (#"" x""#, " x"), (#""""#, nil), (#"" \t""#, nil), ("7", "7"), ("-1", "-1"), ("0.5", nil),
            ("true", nil), ("null", nil), ("[]", nil), ("12345678901234567890123456789012345678901", nil),
        ])
    func text(value: String, text: String?) throws {
        #expect(try Record(value).text == text)
    }

    @Test(
        "A JSON field is read as a number only if it is a whole number in the given range",
        arguments: [("1", 1), ("9", 9), ("0", nil), ("10", nil), ("1.5", nil), ("1e99", nil), (#""1""#, nil)])
    func wholeNumber(value: String, number: Int?) throws {
        #expect(try Record(value).number == number)
    }

    @Test(
        "A JSON field is read as a URL only if the URL has a host",
        arguments: [
            ("https://example.com/a", "https://example.com/a"), ("file:///a", nil), ("a", nil), ("", nil),
            ("not a url", nil), ("https://", nil), ("http:///a", nil),
        ])
    func url(value: String, url: String?) throws {
        #expect(try Record("\"\(value)\"").url?.absoluteString == url)
    }

    @Test("A field of a nested JSON object is read", arguments: [(#"{"x":"y"}"#, "y"), ("{}", nil), ("[]", nil)])
    func object(value: String, text: String?) throws {
        #expect(try Record(value).inner == text)
    }

    @Test("A missing JSON field is nil, and its error has the field's path")
    func missing() throws {
        let record = try Record(json: Data("{}".utf8))
        #expect(record.text == nil && record.number == nil && record.url == nil && record.inner == nil)
        #expect(record.error == FormatError(path: "x", expected: .text, found: .nothing))
    }

    @Test("A JSON field's error has the field's path and the value found there")
    func error() throws {
        let records = try [Record](json: Data(#"[{"x":7},{"x":[]}]"#.utf8))
        #expect(
            records.map(\.error) == [
                FormatError(path: "[0].x", expected: .text, found: .value("7")),
                FormatError(path: "[1].x", expected: .text, found: .list),
            ])
    }

    @Test("If a JSON value is not an object, reading a field from it is an error")
    func noObject() {
        #expect(throws: FormatError(path: "[0]", expected: .object, found: .value("7"))) {
            try [Record](json: Data("[7]".utf8))
        }
    }

    @Test("The error for a mistyped JSON field names the expected type")
    func types() {
        expectError(Bool.self, .boolean)
        expectError(Int.self, .wholeNumber(Int.min...Int.max))
        expectError(Double.self, .number)
        expectError([String: String].self, .object)
        expectError([Int].self, .list)
        expectError(Float.self, .value)
    }

    private func expectError<T: Decodable>(
        _: T.Type, _ expected: FormatError.Expected, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let error = FormatError(path: "a", expected: expected, found: .text("x"))
        #expect(throws: error, sourceLocation: sourceLocation) {
            try [String: T](json: Data(#"{"a":"x"}"#.utf8))
        }
    }
}

/// The field `x`, read in every possible way.
private struct Record: Decodable {
    let text: String?
    let number: Int?
    let url: URL?
    let inner: String?
    let error: FormatError

    private enum Key: CodingKey { case x }

    init(_ value: String) throws {
        self = try Record(json: Data("{\"x\":\(value)}".utf8))
    }

    init(from decoder: any Decoder) throws {
        let fields: JSONFields<Key> = try decoder.fields(Key.self)
        text = fields.text(.x)
        number = fields.wholeNumber(.x, in: 1...9)
        url = fields.url(.x)
        inner = fields.object(.x)?.text(.x)
        error = fields.error(.x, expected: .text)
    }
}
