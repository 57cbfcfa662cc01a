import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("strata snapshots report", .leakChecks)
struct ReportCommandTests {
    @Test("writes everything pending to a file, and prints the counts and the path")
    func report() throws {
        let fixture = try SnapshotPackage(snapshots: ["list.txt": "Ada\n", "merge.txt": Self.conflict])
        for name in ["first.txt", "list.txt", "merge.txt"] { try fixture.layAside("<Grace>\n", for: name) }
        try fixture.package.write("{", to: "Snapshots/.pending/cut.txt.json")
        let file = fixture.package.file("page.html")

        let outcome = try makeTool(fixture).report(to: file)

        let summary = "3 pending: 1 new, 1 changed, 1 with an unreadable reference; 1 cannot be read"
        #expect(outcome == Outcome("\(summary): \(file)"))
        let page = try fixture.package.text(of: "page.html")
        #expect(page.contains("<p>\(summary).</p>"))
        #expect(page.contains("<del>Ada</del>") && page.contains("<ins>&lt;Grace&gt;</ins>"))
    }

    @Test("replaces an earlier file, even if nothing is pending")
    func replaced() throws {
        let fixture = try SnapshotPackage()
        try fixture.package.write("an earlier page", to: "page.html")

        let outcome = try makeTool(fixture).report(to: fixture.package.file("page.html"))

        #expect(outcome == Outcome("Nothing is pending: \(fixture.package.file("page.html"))"))
        #expect(try fixture.package.text(of: "page.html").contains("<p>Nothing is pending.</p>"))
    }

    @Test(
        "reports a file that cannot be written",
        arguments: [("missing/page.html", "No such file or directory"), ("Snapshots", "Is a directory")])
    func unwritable(name: String, reason: String) throws {
        let fixture = try SnapshotPackage(snapshots: ["list.txt": "Ada\n"])
        let files = try fixture.package.files
        let file = fixture.package.file(name)

        let error = #expect(throws: ReportError.self) { try makeTool(fixture).report(to: file) }

        #expect(error?.description == "The report cannot be written: \(file): \(reason)")
        #expect(try fixture.package.files == files)
    }

    private static let conflict = "<<<<<<< HEAD\nAda\n=======\nJean\n>>>>>>> topic\n"

    private func makeTool(_ fixture: SnapshotPackage) -> SnapshotTool { SnapshotTool(store: fixture.store) { [] } }
}
