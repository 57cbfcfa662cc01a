import Foundation
import SnapshotFiles
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("A package's pending texts in the review", .leakChecks)
struct PendingChangesFolderTests {
    @Test("show which test made them, and how they differ")
    func changed() async throws {
        let package = try SnapshotPackage(snapshots: ["list.txt": "Ada\nBo\n"])
        try package.layAside("Ada\nBob\n", for: "list.txt")

        let review = try await makeFolder(package).pendingChanges()

        let change = ReviewedChange(
            id: SnapshotPackage.path("list.txt"),
            test: ReviewedTest(
                module: "FixtureTests", name: "Screens/list()", sourceLocation: "FixtureTests/Screens.swift:3"),
            reason: .changed,
            hunks: [
                .init(
                    heading: "@@ -1,2 +1,2 @@",
                    lines: [
                        .kept("Ada", old: 1, new: 1), .removed("Bo", old: 2), .inserted("Bob", new: 2),
                    ], notes: ["Line 2: Bo{+b+}"])
            ], replaced: [ReviewedChange.Replacement(old: Array("Bo".utf8), new: Array("Bob".utf8))])
        #expect(review == Review(waiting: [change]))
    }

    @Test("show which texts they replace, but only those that can be accepted and are not new")
    func replaced() async throws {
        let package = try SnapshotPackage(snapshots: ["a.txt": "| Ada |\n", "b.txt": "Ada\n", "c.txt": "Ada\n"])
        for (name, text) in [("a", "| Bo |\n"), ("b", "Bo\n"), ("c", "Bo\n"), ("d", "Bo\n")] {
            try package.layAside(text, for: "\(name).txt")
        }
        try package.package.write("Jean\n", to: SnapshotPackage.path("c.txt"))

        let replaced = try await makeFolder(package).pendingChanges().waiting.map(\.replaced)

        let replacement = ReviewedChange.Replacement(old: Array("Ada".utf8), new: Array("Bo".utf8))
        #expect(replaced == [[replacement], [replacement], [], []])
    }

    @Test("show if a snapshot ends without a newline, because its last line is otherwise equal")
    func incompleteLine() async throws {
        let package = try SnapshotPackage(snapshots: ["list.txt": "Ada\nBo"])
        try package.layAside("Jean\nBo\n", for: "list.txt")

        let hunk = try await makeFolder(package).pendingChanges().current?.hunks.first

        #expect(hunk?.lines.contains(.removed("Bo", old: 2)) == true)
        #expect(hunk?.endsWithoutNewline == true && hunk?.notes == [])
    }

    @Test("show a case's arguments, a snapshot's name and the number of the call")
    func names() async throws {
        let package = try SnapshotPackage()
        var name = SnapshotName(
            module: "M", components: ["Outer", "Inner", "test(_:of:)"], arguments: ["1", "a b"], name: "dark")
        name.call = 2
        try package.store.layAside(
            PendingSnapshot(
                name: name, path: name.path, sourceLocation: "M/Inner.swift:7", reference: nil,
                content: SnapshotContent("new")))

        let change = try await makeFolder(package).pendingChanges().current

        #expect(
            change?.test
                == ReviewedTest(
                    module: "M", name: "Outer/Inner/test(_:of:)", arguments: ["1", "a b"], snapshotName: "dark",
                    call: 2,
                    sourceLocation: "M/Inner.swift:7"))
    }

    @Test(
        "show why they are pending",
        arguments: [
            (nil, nil, ReviewedChange.Reason.new), ("Ada\n", "Ada\n", .changed), ("Ada\n", "Jean\n", .outdated),
            (nil, "Jean\n", .outdated),
            // An earlier attempt to accept it wrote the snapshot but went no further.
            ("Ada\n", "Grace\n", .changed),
        ] as [(String?, String?, ReviewedChange.Reason)])
    func reasons(before: String?, now: String?, reason: ReviewedChange.Reason) async throws {
        let package = try SnapshotPackage(snapshots: before.map { ["list.txt": $0] } ?? [:])
        try package.layAside("Grace\n", for: "list.txt")
        if let now { try package.package.write(now, to: SnapshotPackage.path("list.txt")) }

        #expect(try await makeFolder(package).pendingChanges().current?.reason == reason)
    }

    @Test("report those that cannot be reviewed, and show the others")
    func unreadable() async throws {
        let package = try SnapshotPackage(snapshots: ["list.txt": "Ada\n"])
        for name in ["list.txt", "odd.txt"] { try package.layAside("Grace\n", for: name) }
        try package.package.write([0xFF], to: SnapshotPackage.path("odd.txt"))
        try package.package.write("{", to: "Snapshots/.pending/FixtureTests/Screens/broken.txt.json")

        let review = try await makeFolder(package).pendingChanges()

        #expect(review.waiting.map(\.id) == [SnapshotPackage.path("list.txt")])
        try #require(review.unreadable.count == 2)
        #expect(review.unreadable[0].contains("Screens/broken.txt.json"))
        #expect(review.unreadable[1].contains("not UTF-8") && review.unreadable[1].contains("Screens/odd.txt"))
    }

    @Test("become snapshots or are removed")
    func decisions() async throws {
        let package = try SnapshotPackage(snapshots: ["a.txt": "Ada\n", "b.txt": "Ada\n"])
        for name in ["a.txt", "b.txt", "c.txt"] { try package.layAside("Grace\n", for: name) }
        let folder = makeFolder(package)
        let waiting = try await folder.pendingChanges().waiting
        try #require(waiting.count == 3)

        try await folder.accept(waiting[0])
        try await folder.reject(waiting[1])

        #expect(try package.text(of: "a.txt") == "Grace\n")
        #expect(try package.text(of: "b.txt") == "Ada\n")
        #expect(try await folder.pendingChanges().waiting == [waiting[2]])
    }

    @Test("are refused and left unchanged if another text has replaced them", arguments: [true, false])
    func replaced(isAccepted: Bool) async throws {
        let package = try SnapshotPackage(snapshots: ["list.txt": "Ada\n"])
        let message = try await refusal(isOutdated: true, isAccepted: isAccepted, in: package) {
            try package.layAside("Jean\n", for: "list.txt")
        }
        #expect(message.contains("was replaced") && message.contains("Screens/list.txt.json"))
    }

    @Test("are refused and left unchanged if the snapshot was changed by hand")
    func changedByHand() async throws {
        let package = try SnapshotPackage(snapshots: ["list.txt": "Ada\n"])
        let message = try await refusal(isOutdated: true, in: package) {
            try package.package.write("Jean\n", to: SnapshotPackage.path("list.txt"))
        }
        #expect(message.contains("was changed after") && message.contains("Screens/list.txt"))
    }

    @Test("are not accepted if their tests are gone")
    func goneTest() async throws {
        let package = try SnapshotPackage()
        let message = try await refusal(tests: ["FixtureTests.Screens/other()"], in: package)
        #expect(message.contains("FixtureTests.Screens/list() is gone"))
        #expect(message.contains("snapshots reject \(SnapshotPackage.path("list.txt"))"))
    }

    @Test("are left unchanged if the snapshot cannot be written, and accepted once it can")
    func unwritable() async throws {
        let package = try SnapshotPackage()
        let message = try await refusal(in: package) {
            try package.package.write("in the way", to: SnapshotPackage.folder)
        }
        #expect(message.contains("Screens/list.txt"))
        try FileManager.default.removeItem(atPath: package.package.file(SnapshotPackage.folder))
        let folder = makeFolder(package)
        try await folder.accept(#require(try await folder.pendingChanges().current))
        #expect(try package.text(of: "list.txt") == "Grace\n")
    }

    /// Expects that a decision on a text fails and changes nothing, and returns the message.
    ///
    /// - Parameter change: What happens between the reading and the decision.
    private func refusal(
        isOutdated: Bool = false, isAccepted: Bool = true, tests: [String] = [], in package: SnapshotPackage,
        after change: () throws -> Void = {}
    ) async throws -> String {
        try package.layAside("Grace\n", for: "list.txt")
        let folder = makeFolder(package, tests: tests)
        let shown = try #require(try await folder.pendingChanges().current)
        try change()
        let before = try package.package.files
        let error = await #expect(throws: ReviewError.self) {
            if isAccepted { try await folder.accept(shown) } else { try await folder.reject(shown) }
        }
        #expect(try package.package.files == before)
        let message = try #require(error?.message)
        #expect(error == (isOutdated ? .outdated(message) : .failed(message)))
        return message
    }

    private func makeFolder(
        _ package: SnapshotPackage, tests: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
    ) -> PendingChangesFolder {
        let pendingTests = PendingTests(of: package.store) { tests }
        return trackForLeaks(PendingChangesFolder(package.store, pendingTests), sourceLocation: sourceLocation)
    }
}
