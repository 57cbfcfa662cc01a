import TestKit
import TestProcesses
import Testing
import TextSnapshots

@Suite("A failing expectSnapshot", .leakChecks)
struct ExpectSnapshotFailureTests {
    @Test("A failing expectSnapshot records the strategy's error, and the test continues")
    func throwingStrategy() async throws {
        let issues = try await recordedIssues {
            expectSnapshot(of: 3, as: Snapshotting<String>.lines.pullback { (_: Int) in throw CancellationError() })
            expectSnapshot(of: [Double.nan], as: .json)
        }
        #expect(issues.count == 2)
        #expect(issues.first?.error is CancellationError)
        #expect(issues.last?.message?.contains("cannot be shown as JSON") == true)
    }

    @Test("A failing expectSnapshots reports each strategy that fails, not only the first")
    func groupDiffers() async throws {
        let package = try makePackage()
        let folder = "Snapshots/TextSnapshotsTests/ExpectSnapshotFailureTests"
        try package.write("Ada\n", to: "\(folder)/groupDiffers.card.txt")
        let location = SourceLocation(fileID: #fileID, filePath: package.source, line: #line, column: 1)
        let messages = try await recordedIssues {
            expectSnapshots(
                of: "Ada", as: ["model": .dump, "card": .lines, "wire": .json], sourceLocation: location)
        }.compactMap(\.message)
        #expect(messages.count == 2)
        #expect(messages.first?.contains(package.file("\(folder)/groupDiffers.model.txt")) == true)
        #expect(messages.last?.contains(package.file("\(folder)/groupDiffers.wire.json")) == true)
    }
}
