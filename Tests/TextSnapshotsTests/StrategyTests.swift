import Foundation
import SnapshotFiles
import Testing

@testable import TextSnapshots

@Suite("A snapshot strategy")
struct StrategyTests {
    struct Report: Encodable {
        var title = "a/b"
        var ratio = 0.5
        var day = Date(timeIntervalSince1970: 0)
        var rows = [["key": 1.0]]
    }

    @Test("The JSON strategy sorts keys and does not escape slashes")
    func json() throws {
        #expect(Snapshotting<Report>.json.pathExtension == "json")
        #expect(
            try Snapshotting<Report>.json.text(Report()) == """
                {
                  "day" : "1970-01-01T00:00:00Z",
                  "ratio" : 0.5,
                  "rows" : [
                    {
                      "key" : 1
                    }
                  ],
                  "title" : "a/b"
                }
                """)
    }

    @Test(
        "The JSON strategy shows fractions of seconds only for dates that have them",
        arguments: [
            (0.1, "1970-01-01T00:00:00.100Z"), (0.9, "1970-01-01T00:00:00.900Z"), (1, "1970-01-01T00:00:01Z"),
        ])
    func dates(seconds: Double, text: String) throws {
        #expect(try Snapshotting<[Date]>.json.text([Date(timeIntervalSince1970: seconds)]) == "[\n  \"\(text)\"\n]")
    }

    @Test("The JSON strategy reports which value cannot be encoded, and where it is")
    func notEncodable() throws {
        let error = #expect(throws: SnapshotError.self) {
            try Snapshotting<Report>.json.text(Report(rows: [[:], ["key": .nan]]))
        }
        let message = try #require(error?.description)
        #expect(message.hasPrefix("The value of type Report cannot be shown as JSON: Unable to encode Double.nan"))
        #expect(message.hasSuffix("(at self.rows[1].key)"))
    }

    @Test("The PNG strategy keeps the bytes of a PNG file, and rejects any other data")
    func png() throws {
        let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        let picture = Data(start + [0, 0, 0, 3, 0, 0, 0, 2])
        #expect(Snapshotting<Data>.png.pathExtension == "png")
        #expect(try Snapshotting<Data>.png.content(picture).bytes == Array(picture))

        func message(_ bytes: Data) -> String? {
            #expect(throws: SnapshotError.self) { try Snapshotting<Data>.png.content(bytes) }?.description
        }
        #expect(message(Data()) == "The picture is not a PNG file, because it is empty")
        #expect(
            message(Data("GIF89a".utf8)) == """
                The picture is not a PNG file: its 6 bytes begin with 47 49 46 38 39 61, but should begin with \
                89 50 4E 47 0D 0A 1A 0A, then give its width and height in the chunk IHDR
                """)
    }

    @Test("A pulled-back strategy keeps its file extension, and throws the transform's errors")
    func pullback() throws {
        let markdown = Snapshotting<String>(pathExtension: "md") { "# \($0)" }
        let report = markdown.pullback { (report: Report) in
            guard report.ratio > 0 else { throw CancellationError() }
            return report.title
        }
        #expect(report.pathExtension == "md")
        #expect(try report.text(Report()) == "# a/b")
        #expect(throws: CancellationError.self) { try report.text(Report(ratio: 0)) }
    }
}
