import SnapshotFiles
import TestKit
import Testing

@testable import Strata

@Suite("The report of long texts and large pictures")
struct LongReportTests {
    @Test("shows the start of each text, and where the rest is", .timeLimit(.minutes(1)))
    func longText() throws {
        let lines = (0..<100_000).map { "line \($0)\n" }
        var changed = lines
        changed[50_000] = "changed\n"

        let (page, size) = try makePage(changed.joined(), insteadOf: lines.joined())

        #expect(size < 300_000)
        #expect(page.named("del", "ins").map(\.text) == ["line 50000", "changed"])
        let texts = page.named("pre").map(\.text)
        #expect(texts.count == 2 && texts.allSatisfy { $0.hasPrefix("\nline 0\n") && $0.hasSuffix("\n") })
        #expect(page.named("summary").map(\.text) == ["Reference, 100000 lines", "New text, 100000 lines"])
        let rest = page.named("p").map(\.text).filter { $0.contains("more bytes are in") }
        #expect(rest.count == 2)
        #expect(rest.first?.hasSuffix(" more bytes are in Snapshots/FixtureTests/Screens/list.txt.") == true)
        #expect(rest.last?.contains(" in Snapshots/.pending/FixtureTests/Screens/list.txt.content/") == true)
    }

    @Test("shows the start of a long difference, and counts the rest", .timeLimit(.minutes(1)))
    func longDifference() throws {
        let (page, size) = try makePage(
            (0..<20_000).map { "new \($0)\n" }.joined(), insteadOf: (0..<20_000).map { "old \($0)\n" }.joined())

        #expect(size < 800_000)
        #expect(page.named("tr").count == 2_002)
        #expect(
            page.named("p").map(\.text).contains(
                "38000 more lines differ. The command 'diff' shows the whole difference."))
    }

    @Test("shows of a long line the place of its first difference", .timeLimit(.minutes(1)))
    func longLine() throws {
        let filling = String(repeating: "x", count: 1_000_000)

        let (page, size) = try makePage("\(filling)new\(filling)\n", insteadOf: "\(filling)old\(filling)\n")

        #expect(size < 300_000)
        #expect(page.named("del", "ins").map { $0.text.contains("xold") || $0.text.contains("xnew") } == [true, true])
    }

    @Test("shows no large picture, but names its file", .timeLimit(.minutes(1)))
    func largePicture() throws {
        let filling = String(repeating: "x", count: 2_000_000)

        let (page, size) = try makePage("<svg>\(filling)</svg>", insteadOf: "<svg></svg>", pathExtension: "svg")

        #expect(size < 300_000)
        #expect(page.named("img").count == 1)
        let places = page.named("p").map(\.text).filter { $0.contains("too large") }
        #expect(places.count == 1)
        #expect(places.first?.contains("2000012 bytes in Snapshots/.pending/FixtureTests/Screens/list.svg") == true)
    }

    private func makePage(
        _ text: String, insteadOf reference: String, pathExtension: String = "txt"
    ) throws -> (page: PageElements, size: Int) {
        let change = ReportedChange.sample("list", text, insteadOf: reference, pathExtension: pathExtension)
        let report = Report([change])
        return (try PageElements(of: report), ReportPage(report: report).html.markup.utf8.count)
    }
}
