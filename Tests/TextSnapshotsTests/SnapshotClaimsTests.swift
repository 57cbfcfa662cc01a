import SnapshotFiles
import TestKit
import TestProcesses
import Testing

@testable import TextSnapshots

@Suite("A snapshot's file in one run", .leakChecks)
struct SnapshotClaimsTests {
    @Test("A snapshot's file belongs to one assertion, and the error for a second assertion names both")
    func twoAssertions() throws {
        let claims = makeClaims()
        let first = #_sourceLocation
        let second = #_sourceLocation
        try claims.add("Ada", at: first)

        let error = #expect(throws: SnapshotError.self) { try claims.add("Ada", at: second) }

        let file = "TextSnapshotsTests/SnapshotClaimsTests.swift"
        #expect(
            error?.description == """
                list.txt is used twice in this run, at \(file):\(first.line) and at \(file):\(second.line); \
                tell the snapshots apart with expectSnapshot(…, named:)
                """)
    }

    @Test("Two snapshot files whose names differ only in case count as the same file")
    func caseInsensitiveDisks() throws {
        let claims = makeClaims()
        let location = #_sourceLocation
        try claims.add("Ada", to: "list.a.txt", at: location)

        let error = #expect(throws: SnapshotError.self) { try claims.add("Ada", to: "list.A.txt", at: location) }

        let line = "TextSnapshotsTests/SnapshotClaimsTests.swift:\(location.line)"
        #expect(
            error?.description == """
                list.a.txt, used at \(line), and list.A.txt, used at \(line), are the same file on a disk that ignores \
                case; tell them apart with expectSnapshot(…, named:)
                """)
    }

    @Test("A repeated test may use its snapshot's file again")
    func repetition() throws {
        let claims = makeClaims()
        for _ in 1...2 { try claims.add("Ada", at: #_sourceLocation) }
    }

    @Test("A repeated assertion cannot use its snapshot's file again with another text")
    func secondText() throws {
        let claims = makeClaims()
        let location = #_sourceLocation
        try claims.add("Ada", at: location)

        let error = #expect(throws: SnapshotError.self) { try claims.add("Grace", at: location) }

        let message = try #require(error?.description)
        #expect(message.contains("--- before\n+++ now\n@@ -1 +1 @@\n-Ada\n+Grace\n"))
        #expect(message.contains("This call has used list.txt before in this run, with another text."))
    }

    @Test("A refused assertion does not change the snapshot's file")
    func refusedBeforeWriting() throws {
        let package = try makePackage()
        let claims = makeClaims()
        _ = try package.makeAssertion(recording: .all, claims: claims, sourceLocation: #_sourceLocation)
            .verdict(on: "Ada")

        #expect(throws: SnapshotError.self) {
            try package.makeAssertion(recording: .all, claims: claims, sourceLocation: #_sourceLocation)
                .verdict(on: "Grace")
        }

        #expect(try package.text(of: "Snapshots/FixtureTests/Screens/list.txt") == "Ada\n")
    }

    private func makeClaims() -> SnapshotClaims { trackForLeaks(SnapshotClaims()) }
}

extension SnapshotClaims {
    fileprivate func add(
        _ text: String, to path: String = "list.txt", at sourceLocation: SourceLocation
    ) throws {
        try add(SnapshotClaim(path: path, content: SnapshotContent(text), sourceLocation: sourceLocation))
    }
}
