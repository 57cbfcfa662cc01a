import TestKit
import TestProcesses
import Testing
import TextSnapshots

@Suite("A call of an assertion", .leakChecks, .snapshots())
struct SnapshotCallTests {
    private static let folder = "Snapshots/TextSnapshotsTests/SnapshotCallTests"

    @Test("A call of an assertion needs no import of Testing, and reports its own file and line")
    func place() async throws {
        let package = try makePackage()
        let issues = try await recordedIssues { expectGreeting(of: "Ada", filePath: package.source) }
        let place = try #require(issues.first?.sourceLocation)
        #expect(place.fileID == "TextSnapshotsTests/ExpectGreeting.swift")
        #expect(place.filePath == package.source)
        #expect(place.line == greetingLine)
    }

    @Test("The mode of a call overrides the trait's mode", .snapshots(record: .missing), .needsOwnRecordingMode)
    func mode() async throws {
        let package = try makePackage()
        let issues = try await recordedIssues {
            expectSnapshot(of: "Ada", as: .lines, named: "new", record: .never, filePath: package.source)
            expectSnapshots(of: "Ada", as: ["a": .lines], record: .failed, filePath: package.source)
            expectSnapshot(of: "Ada", as: .lines, named: "unsaid", filePath: package.source)
        }
        #expect(issues.count == 3)
        let files = try package.files
        #expect(files.filter { $0.key.hasPrefix(Self.folder) } == ["\(Self.folder)/mode.unsaid.txt": "Ada\n"])
        #expect(files.keys.filter { $0.hasPrefix("Snapshots/.pending/TextSnapshotsTests/") }.count == 1)
    }

    @Test("verifySnapshot returns the failure instead of recording an issue", .needsOwnRecordingMode)
    func verified() throws {
        let package = try makePackage()
        for name in ["same", "changed"] { try package.write("Ada\n", to: "\(Self.folder)/verified.\(name).txt") }
        func verify(_ text: String, named name: String) -> String? {
            verifySnapshot(of: text, as: .lines, named: name, record: .pending, filePath: package.source)
        }
        #expect(verify("Ada", named: "same") == nil)

        let failure = try #require(verify("Grace", named: "changed"))
        #expect(failure.contains("-Ada\n+Grace\n"))
        #expect(failure.contains("Saved for review: \(package.file("Snapshots/.pending"))"))
    }
}
