import SnapshotFiles
import TestKit
import TestProcesses
import Testing

@testable import TextSnapshots

@Suite("A text of 50 MB", .leakChecks, .serialized, .slow)
struct LongTextTests {
    private static let path = "Snapshots/FixtureTests/Screens/list.txt"

    @Test("fails with a short message", arguments: ["one line", "shuffled"])
    func fails(change: String) throws {
        let package = trackForLeaks(try TemporaryPackage())
        let lines = (0..<1_000_000).map { "line \($0) of a text of fifty megabytes, as a log\n" }
        var changed = lines
        if change == "shuffled" { changed.shuffle() } else { changed[500_000] = "another line\n" }
        try package.write(lines.joined(), to: Self.path)
        let text = changed.joined()
        let assertion = package.makeAssertion(recording: .pending)

        let failure = SnapshotFailure(try assertion.verdict(on: try Snapshotting<String>.lines.content(text)))

        let message = try #require(failure?.message)
        #expect(message.utf8.count < 20_000)
        #expect(try #require(failure).attachments.allSatisfy { $0.1.count < 10_000_000 })
    }
}
