import TestKit
import TestProcesses
import Testing

@testable import TextSnapshots

@Suite(
    "A trait with a folder of its own", .leakChecks, .snapshots(record: .missing, folder: "Tests/Golden"),
    .needsOwnRecordingMode)
struct SnapshotFolderTests {
    private static let path = "TextSnapshotsTests/SnapshotFolderTests"

    @Test("keeps the snapshots of its suite there")
    func suite() throws {
        let package = try makePackage()
        #expect(verifySnapshot(of: "Ada", as: .lines, filePath: package.source) != nil)
        #expect(try package.files == ["Package.swift": "", "Tests/Golden/\(Self.path)/suite.txt": "Ada\n"])
    }

    @Test("is overridden by a test's own", .snapshots(folder: "Golden"))
    func test() throws {
        let package = try makePackage()
        #expect(verifySnapshot(of: "Ada", as: .lines, filePath: package.source) != nil)
        #expect(try package.files == ["Package.swift": "", "Golden/\(Self.path)/test.txt": "Ada\n"])
    }

    @Test("fails each assertion if the folder contains sources", .snapshots(folder: "Tests"))
    func sources() throws {
        let package = try makePackage()
        #expect(
            verifySnapshot(of: "Ada", as: .lines, filePath: package.source)
                == "Snapshots cannot be kept in the folder 'Tests': it must not contain sources, such as those of this test"
        )
        #expect(try package.files == ["Package.swift": ""])
    }

    @Test("fails each assertion if the folder is not allowed", .snapshots(folder: "../Golden"))
    func refused() throws {
        let package = try makePackage()
        #expect(
            verifySnapshot(of: "Ada", as: .lines, filePath: package.source)
                == "Snapshots cannot be kept in the folder '../Golden': it must be inside the package, without '..'")
        #expect(try package.files == ["Package.swift": ""])
    }
}
