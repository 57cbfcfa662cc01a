import TestKit
import Testing

@testable import Strata

@Suite("The report of long texts")
struct LongReportTests {
    @Test("A long difference is cut off, and the report names the command that shows the rest", .timeLimit(.minutes(1)))
    func longDifference() throws {
        let (page, size) = try makePage(
            old: (0..<5_000).map { "old \($0)\n" }.joined(), new: (0..<5_000).map { "new \($0)\n" }.joined())

        #expect(size < 800_000)
        #expect(page.named("tr").count == 2_002)
        #expect(page.named("p").map(\.text).contains("The command 'diff' shows the rest."))
    }

    @Test("A long line is shortened to the part around its first difference", .timeLimit(.minutes(1)))
    func longLine() throws {
        let filling = String(repeating: "x", count: 200_000)

        let (page, size) = try makePage(old: "\(filling)old\(filling)\n", new: "\(filling)new\(filling)\n")

        #expect(size < 100_000)
        #expect(page.named("del", "ins").map { $0.text.contains("xold") || $0.text.contains("xnew") } == [true, true])
    }

    private func makePage(old: String, new: String) throws -> (page: PageElements, size: Int) {
        let report = Report([.sample(old: old, new: new)])
        return (try PageElements(of: report), ReportPage(report: report).html.markup.utf8.count)
    }
}
