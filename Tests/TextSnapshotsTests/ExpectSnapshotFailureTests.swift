import Synchronization
import TestKit
import TestProcesses
import Testing
import TextSnapshots

@Suite("A failing expectSnapshot", .leakChecks)
struct ExpectSnapshotFailureTests {
    @Test("records an error of the strategy and lets the test go on")
    func throwingStrategy() {
        let failing = Snapshotting<String>.lines.pullback { (_: Int) in throw CancellationError() }
        withKnownIssue {
            expectSnapshot(of: 3, as: failing)
        } matching: {
            $0.error is CancellationError
        }
        withKnownIssue {
            expectSnapshot(of: [Double.nan], as: .json)
        } matching: {
            $0.comments.first?.rawValue.contains("cannot be shown as JSON") == true
        }
    }

    @Test("reports all strategies that differ, not only the first")
    func groupDiffers() throws {
        let package = trackForLeaks(try TemporaryPackage())
        let folder = "Snapshots/TextSnapshotsTests/ExpectSnapshotFailureTests"
        try package.write("Ada\n", to: "\(folder)/groupDiffers.card.txt")
        let location = SourceLocation(fileID: #fileID, filePath: package.source, line: #line, column: 1)
        let failures = Mutex<[String]>([])
        withKnownIssue {
            expectSnapshots(
                of: "Ada", as: ["model": .dump, "card": .lines, "wire": .json], sourceLocation: location)
        } matching: {
            let failure = $0.comments.first?.rawValue ?? ""
            failures.withLock { $0.append(failure) }
            return true
        }
        let messages = failures.withLock(\.self)
        #expect(messages.count == 2)
        #expect(messages.first?.contains(package.file("\(folder)/groupDiffers.model.txt")) == true)
        #expect(messages.last?.contains(package.file("\(folder)/groupDiffers.wire.json")) == true)
    }
}
