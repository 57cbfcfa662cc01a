import Foundation
import TestKit
import Testing

@testable import TextSnapshots

@Suite("A strategy for text", .leakChecks)
struct TextStrategyTests {
    private struct Point: CustomStringConvertible, Encodable {
        var xAxis = 1
        var description: String { "at \(xAxis)" }
    }

    @Test("The description strategy shows a value's own description")
    func description() throws {
        #expect(try Snapshotting<Point>.description.text(Point()) == "at 1")
        #expect(try Snapshotting<Point?>.description.text(nil) == "nil")
    }

    @Test("The data strategy shows 16 bytes per line in hexadecimal, beside their printable characters")
    func data() throws {
        #expect(
            try Snapshotting<Data>.data.text(Data("Strata, a layered house\n".utf8)) == """
                53 74 72 61 74 61 2c 20 61 20 6c 61 79 65 72 65  Strata, a layere
                64 20 68 6f 75 73 65 0a                          d house.

                """)
        #expect(try Snapshotting<Data>.data.text(Data([0x7E, 0x7F, 0xFF]).dropFirst()).hasSuffix("  ..\n"))
        #expect(try Snapshotting<Data>.data.text(Data()) == "")
    }

    @Test("The JSON strategy with an encoder shows a value as the encoder writes it")
    func encoder() throws {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        #expect(try Snapshotting<Point>.json(encoder).text(Point()) == #"{"x_axis":1}"#)
        #expect(throws: SnapshotError.self) { try Snapshotting<Double>.json(encoder).text(.infinity) }
    }

    @Test("The JSON strategy shows an untyped value with sorted keys and unescaped slashes")
    func anyJSON() throws {
        let value: [String: Any] = [
            "b": [1, 2.5, true, NSNull()] as [Any], "a": "x/y", "c": ["n": NSNumber(value: 3)],
        ]
        #expect(
            try Snapshotting<Any>.json.text(value) == """
                {
                  "a" : "x/y",
                  "b" : [
                    1,
                    2.5,
                    true,
                    null
                  ],
                  "c" : {
                    "n" : 3
                  }
                }
                """)
        #expect(try Snapshotting<Any>.json.text("text") == #""text""#)
        let parsed = try JSONSerialization.jsonObject(with: Data(#"[1, {"a": false}]"#.utf8))
        #expect(try Snapshotting<Any>.json.text(parsed).contains(#""a" : false"#))
    }

    private static var flaws: [(Any, String)] {
        [
            (Point(), "a value of type Point is not JSON (at self)"),
            (["a": [1, Date()] as [Any]], "a value of type Date is not JSON (at self.a[1])"),
            ([Double.nan], "nan is not a JSON number (at self[0])"),
            ([1: 2], "the key 1 is not a string (at self)"),
        ]
    }

    @Test("The JSON strategy reports which part of an untyped value is not JSON, and where it is")
    func notJSON() throws {
        for (value, reason) in Self.flaws {
            let error = #expect(throws: SnapshotError.self) { try Snapshotting<Any>.json.text(value) }
            #expect(error?.description.hasSuffix("cannot be shown as JSON: \(reason)") == true, "\(reason)")
        }
    }

    @Test("The dump strategy sorts a set after all replacements, even after replacements that follow a pullback")
    func sortedDump() throws {
        let names = ["1 x Grace", "2 y Ada"]
        let dump = Snapshotting<Set<String>>.dump.replacing(/\d[ ]/, with: "").pullback { (names: [String]) in
            Set(names)
        }
        #expect(try dump.text(names) == "Set([\n  \"x Grace\"\n  \"y Ada\"\n])")
        #expect(
            try dump.replacing(/[xy][ ]/, with: "").text(names) == "Set([\n  \"Ada\"\n  \"Grace\"\n])")
    }

    @Test("A text strategy can replace each occurrence of a string, or each match of a regular expression")
    func replacing() throws {
        let lines = Snapshotting<String>.lines
        #expect(try lines.replacing(/\d+/, with: "N").text("a 12, b 3\n") == "a N, b N\n")
        #expect(try lines.replacing("/tmp/x.y", with: "FOLDER").text("in /tmp/x.y/a") == "in FOLDER/a")
        #expect(try lines.replacing("", with: "x").text("a") == "a")
        #expect(
            try Snapshotting<[Int]>.json.replacing(/1/, with: "2").replacing("2", with: "3").text([1]) == "[\n  3\n]")
        #expect(Snapshotting<[Int]>.json.replacing(/1/, with: "2").pathExtension == "json")

        let raw = Snapshotting<Data>(pathExtension: "bin") { (data: Data) -> Data in data }.replacing("a", with: "b")
        let error = #expect(throws: SnapshotError.self) { try raw.text(Data()) }
        #expect(
            error?.description == "Replacing needs text, but the strategy makes data in the format bin")
    }
}
