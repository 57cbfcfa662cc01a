import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("The strata snapshots report command", .leakChecks)
struct ReportCommandTests {
    @Test("A report replaces an earlier file, even if nothing is pending")
    func replaced() throws {
        let fixture = try SnapshotPackage()
        try fixture.package.write("an earlier page", to: "page.html")

        let outcome = try fixture.tool.report(to: fixture.package.file("page.html"))

        #expect(outcome == Outcome("Nothing is pending: \(fixture.package.file("page.html"))"))
        #expect(try fixture.package.text(of: "page.html").contains("<p>Nothing is pending.</p>"))
    }

    @Test(
        "If a report cannot be written, the error gives the reason, and no file changes",
        arguments: [("missing/page.html", "No such file or directory"), ("Snapshots", "Is a directory")])
    func unwritable(name: String, reason: String) throws {
        let fixture = try SnapshotPackage(snapshots: ["list.txt": "Ada\n"])
        let files = try fixture.package.files
        let file = fixture.package.file(name)

        let error = #expect(throws: ReportError.self) { try fixture.tool.report(to: file) }

        #expect(error?.description == "The report cannot be written: \(file): \(reason)")
        #expect(try fixture.package.files == files)
    }
}
