import SnapshotFiles
import TestKit
import TestProcesses
import Testing

@testable import TextSnapshots

@Suite("Repeated calls of an assertion", .leakChecks)
struct SnapshotCallsTests {
    private let path = "Snapshots/FixtureTests/Screens/list.txt"

    @Test("Unnamed calls that share a snapshot file are numbered in order from 1, wherever the assertions are")
    func counted() {
        let calls = trackForLeaks(SnapshotCalls())
        let location = #_sourceLocation
        let other = "Snapshots/FixtureTests/Screens/list.json"

        #expect(calls.number(of: path, isNamed: false, with: SnapshotContent("Ada"), at: location) == 1)
        #expect(calls.number(of: path, isNamed: false, with: SnapshotContent("Ada"), at: location) == 2)
        #expect(calls.number(of: other, isNamed: false, with: SnapshotContent("Ada"), at: location) == 1)
        #expect(calls.number(of: path, isNamed: false, with: SnapshotContent("Ada"), at: #_sourceLocation) == 3)
        #expect(calls.number(of: path, isNamed: false, with: SnapshotContent("Grace"), at: location) == 4)
    }

    @Test("Calls with a name are numbered separately for each assertion, even if the assertions share the name")
    func named() {
        let calls = trackForLeaks(SnapshotCalls())
        let location = #_sourceLocation

        #expect(calls.number(of: path, isNamed: true, with: SnapshotContent("Ada"), at: location) == 1)
        #expect(calls.number(of: path, isNamed: true, with: SnapshotContent("Ada"), at: location) == 2)
        #expect(calls.number(of: path, isNamed: true, with: SnapshotContent("Ada"), at: #_sourceLocation) == 1)
    }

    @Test("When a test is repeated, each call with an unchanged text gets its earlier number again")
    func repeated() {
        let calls = trackForLeaks(SnapshotCalls(isRepeated: true))
        let (first, second) = (#_sourceLocation, #_sourceLocation)

        let numbers = (1...2).flatMap { _ in
            [("Ada", first), ("Grace", first), ("Ada", second)].map {
                calls.number(of: path, isNamed: false, with: SnapshotContent($0), at: $1)
            }
        }

        #expect(numbers == [1, 2, 3, 1, 2, 3])
        #expect(calls.number(of: path, isNamed: false, with: SnapshotContent("Jean"), at: first) == 4)
    }

    @Test("A call whose strategy throws is counted, so that the next call finds its own snapshot")
    func throwing() throws {
        let package = try makePackage()
        let calls = trackForLeaks(SnapshotCalls())
        let assertion = package.makeAssertion(recording: .all, calls: calls)

        let failing: () throws -> SnapshotContent = { throw CancellationError() }
        #expect(throws: CancellationError.self) { try assertion.verdict(on: try failing()) }
        _ = try assertion.verdict(on: "Grace")

        let files = ["Package.swift": "", "Snapshots/FixtureTests/Screens/list.2.txt": "Grace\n"]
        #expect(try package.files == files)
    }
}
