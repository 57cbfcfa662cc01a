import SnapshotFiles
import TestKit
import TestProcesses
import Testing

@testable import TextSnapshots

@Suite("A snapshot's file in one run", .leakChecks)
struct SnapshotClaimsTests {
    private static let path = "Snapshots/FixtureTests/list.txt"

    @Test("belongs to one assertion; a second one is told of both")
    func twoAssertions() throws {
        let claims = makeClaims()
        let first = #_sourceLocation
        let second = #_sourceLocation
        try claims.add(SnapshotClaim(path: Self.path, text: SnapshotText("Ada"), sourceLocation: first))

        let error = #expect(throws: SnapshotError.self) {
            try claims.add(SnapshotClaim(path: Self.path, text: SnapshotText("Ada"), sourceLocation: second))
        }

        let file = "TextSnapshotsTests/SnapshotClaimsTests.swift"
        #expect(
            error?.description == """
                \(Self.path) is claimed twice in this run, at \(file):\(first.line) and at \(file):\(second.line): \
                tell them apart by expectSnapshot(…, named:)
                """)
    }

    @Test("is one with a file whose name differs only in case")
    func caseInsensitiveDisks() throws {
        let claims = makeClaims()
        let location = #_sourceLocation
        try claims.add(SnapshotClaim(path: "list.a.txt", text: SnapshotText("Ada"), sourceLocation: location))

        let error = #expect(throws: SnapshotError.self) {
            try claims.add(SnapshotClaim(path: "list.A.txt", text: SnapshotText("Ada"), sourceLocation: location))
        }

        let line = "TextSnapshotsTests/SnapshotClaimsTests.swift:\(location.line)"
        #expect(
            error?.description == """
                list.a.txt, claimed at \(line), and list.A.txt, claimed at \(line), are one file where a disk ignores \
                case: tell them apart by expectSnapshot(…, named:)
                """)
    }

    @Test("may be claimed again by a repeated test")
    func repetition() throws {
        let claims = makeClaims()
        for _ in 1...2 {
            try claims.add(
                SnapshotClaim(path: Self.path, text: SnapshotText("Ada"), sourceLocation: #_sourceLocation))
        }
    }

    @Test("is refused to a case or a repetition that brings it another text")
    func secondText() throws {
        let claims = makeClaims()
        let location = #_sourceLocation
        try claims.add(SnapshotClaim(path: Self.path, text: SnapshotText("Ada"), sourceLocation: location))

        let error = #expect(throws: SnapshotError.self) {
            try claims.add(SnapshotClaim(path: Self.path, text: SnapshotText("Grace"), sourceLocation: location))
        }

        let message = try #require(error?.description)
        #expect(message.contains("--- before\n+++ now\n@@ -1 +1 @@\n-Ada\n+Grace\n"))
        #expect(message.contains("This call has claimed \(Self.path) before in this run, with another text."))
    }

    @Test("is neither read nor written for an assertion that was refused")
    func refusedBeforeWriting() throws {
        let package = trackForLeaks(try TemporaryPackage())
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
