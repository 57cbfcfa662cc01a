import Foundation
import SnapshotFiles
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("The status as JSON", .leakChecks)
struct StatusReportTests {
    @Test("is the documented object, with sorted keys and the status 1")
    func object() throws {
        let package = try SnapshotPackage(snapshots: ["list.txt": "Ada\n", "list.old.txt": "old\n"])
        try package.journal(tests: ["list()", "card()"], using: ["list.txt"])
        try package.layAside("Grace\n", for: "list.txt")
        try package.layAside("a card\n", for: "card.txt")
        try package.package.write([0xFF], to: SnapshotPackage.path("two.txt"))

        let outcome = try makeTool(package).statusAsJSON()

        let folder = SnapshotPackage.folder
        #expect(outcome.status == 1)
        #expect(
            outcome.text.replacing(package.package.folder.path, with: "PACKAGE") == """
                {
                  "broken" : [
                    {
                      "path" : "\(folder)/two.txt",
                      "problem" : "The snapshot is not UTF-8 text and was left unchanged: PACKAGE/\(folder)/two.txt"
                    }
                  ],
                  "pending" : [
                    {
                      "path" : "\(folder)/card.txt",
                      "sourceLocation" : "FixtureTests/Screens.swift:3",
                      "standing" : "new",
                      "test" : "FixtureTests.Screens/card()"
                    },
                    {
                      "path" : "\(folder)/list.txt",
                      "sourceLocation" : "FixtureTests/Screens.swift:3",
                      "standing" : "changed",
                      "test" : "FixtureTests.Screens/list()"
                    }
                  ],
                  "problems" : [

                  ],
                  "unjudged" : [
                    "\(folder)/two.txt"
                  ],
                  "unused" : [
                    "\(folder)/list.old.txt"
                  ]
                }
                """)
    }

    @Test("names every standing, and what could not be found out")
    func standings() throws {
        let package = try SnapshotPackage(snapshots: ["a.txt": "old\n", "b.txt": "old\n", "c.txt": "old\n"])
        for name in ["a.txt", "b.txt", "c.txt"] { try package.layAside("new\n", for: name) }
        try package.package.write("other\n", to: SnapshotPackage.path("a.txt"))
        try package.package.write("new\n", to: SnapshotPackage.path("b.txt"))
        try package.package.write([0xFF], to: SnapshotPackage.path("c.txt"))
        let error = TestListError.failed(folder: "/package", status: 1)

        let report = try report(SnapshotTool(store: package.store) { throw error })
        #expect(report.pending.map(\.standing) == [.outdated, .recorded, .uncompared])
        #expect(report.problems == [error.description])

        let gone = try self.report(SnapshotTool(store: package.store) { ["FixtureTests.Other/test()"] })
        #expect(gone.pending.map(\.standing) == [.testGone, .testGone, .testGone])
    }

    @Test("has the status 0 if nothing is pending, unused or broken")
    func nothing() throws {
        let outcome = try makeTool(SnapshotPackage()).statusAsJSON()
        #expect(outcome.status == 0)
        #expect(
            try JSONDecoder().decode(StatusReport.self, from: Data(outcome.text.utf8))
                == StatusReport(pending: [], unused: [], unjudged: [], broken: [], problems: []))
    }

    private func report(_ tool: SnapshotTool) throws -> StatusReport {
        let outcome = try tool.statusAsJSON()
        #expect(outcome.status == 1)
        return try JSONDecoder().decode(StatusReport.self, from: Data(outcome.text.utf8))
    }

    private func makeTool(_ package: SnapshotPackage) -> SnapshotTool {
        SnapshotTool(store: package.store) {
            ["list()", "card()", "two()"].map { "FixtureTests.Screens/\($0)" }
        }
    }
}
