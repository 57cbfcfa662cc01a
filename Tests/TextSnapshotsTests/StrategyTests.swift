import Foundation
import TestKit
import Testing

@testable import TextSnapshots

@Suite("A strategy", .leakChecks)
struct StrategyTests {
    struct Report: Encodable {
        var title = "a/b"
        var ratio = 0.5
        var day = Date(timeIntervalSince1970: 0)
        var rows = [["key": 1.0]]
    }

    @Test("for JSON sorts keys and does not escape slashes")
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

    @Test("for JSON reports what cannot be encoded, and where")
    func notEncodable() throws {
        let error = #expect(throws: SnapshotError.self) {
            try Snapshotting<Report>.json.text(Report(rows: [[:], ["key": .nan]]))
        }
        let message = try #require(error?.description)
        #expect(message.hasPrefix("The value of type Report cannot be shown as JSON: Unable to encode Double.nan"))
        #expect(message.hasSuffix("(at self.rows[1].key)"))
    }

    @Test("keeps its file extension when pulled back, and throws the transform's errors")
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
