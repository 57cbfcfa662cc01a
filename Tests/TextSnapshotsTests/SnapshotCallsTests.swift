import SnapshotFiles
import TestKit
import TestProcesses
import Testing

@testable import TextSnapshots

@Suite("Repeated calls", .leakChecks)
struct SnapshotCallsTests {
    private let path = "Snapshots/FixtureTests/Screens/list.txt"

    @Test("are counted from one, separately for each assertion")
    func counted() {
        let calls = trackForLeaks(SnapshotCalls())
        let location = #_sourceLocation
        let dark = "Snapshots/FixtureTests/Screens/list.dark.txt"

        #expect(calls.number(of: path, with: SnapshotText("Ada"), at: location) == 1)
        #expect(calls.number(of: path, with: SnapshotText("Ada"), at: location) == 2)
        #expect(calls.number(of: dark, with: SnapshotText("Ada"), at: location) == 1)
        #expect(calls.number(of: path, with: SnapshotText("Grace"), at: location) == 3)
        #expect(calls.number(of: path, with: SnapshotText("Ada"), at: #_sourceLocation) == 1)
    }

    @Test("keep the number of an equal text if tests are repeated without notice")
    func repeated() {
        let calls = trackForLeaks(SnapshotCalls(isRepeated: true))
        let location = #_sourceLocation

        let numbers = ["Ada", "Grace", "Ada", "Grace", "Jean"].map {
            calls.number(of: path, with: SnapshotText($0), at: location)
        }

        #expect(numbers == [1, 2, 1, 2, 3])
    }

    @Test("have their own snapshots")
    func files() throws {
        let package = trackForLeaks(try TemporaryPackage())
        let calls = trackForLeaks(SnapshotCalls())
        let claims = trackForLeaks(SnapshotClaims())
        for text in ["Ada", "Grace"] {
            _ = try package.makeAssertion(
                recording: .all, calls: calls, claims: claims, sourceLocation: #_sourceLocation
            ).verdict(on: text)
        }

        let folder = "Snapshots/FixtureTests/Screens"
        let files = ["Package.swift": "", "\(folder)/list.txt": "Ada\n", "\(folder)/list.2.txt": "Grace\n"]
        #expect(try package.files == files)
    }
}
