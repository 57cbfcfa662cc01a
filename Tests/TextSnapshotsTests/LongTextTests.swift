import Foundation
import SnapshotFiles
import TestKit
import TestProcesses
import Testing

@testable import TextSnapshots

@Suite(
    "A text of 50 MB", .leakChecks, .serialized,
    .enabled(if: ProcessInfo.processInfo.environment["STRATA_SLOW_TESTS"] == "1"))
struct LongTextTests {
    private static let path = "Snapshots/FixtureTests/Screens/list.txt"

    /// A change of the text, and the time that its failure may take, with reserves for a busy machine.
    static let changes: [(name: String, limit: Duration)] = [("one line", .seconds(8)), ("shuffled", .seconds(20))]

    @Test("fails in seconds, with a short message", arguments: changes)
    func fails(name: String, limit: Duration) throws {
        let package = trackForLeaks(try TemporaryPackage())
        let lines = (0..<1_000_000).map { "line \($0) of a text of fifty megabytes, as a log\n" }
        var changed = lines
        if name == "shuffled" { changed.shuffle() } else { changed[500_000] = "another line\n" }
        try package.write(lines.joined(), to: Self.path)
        let text = changed.joined()
        let assertion = package.makeAssertion(recording: .pending)

        var failure: SnapshotFailure?
        let time = try ContinuousClock().measure {
            failure = SnapshotFailure(try assertion.verdict(on: try Snapshotting<String>.lines.content(text)))
            _ = failure?.attachments
        }

        let message = try #require(failure?.message)
        #expect(message.utf8.count < 20_000)
        #expect(time < limit)
        print("\(name): \(time)")
    }
}
