import TestKit
import TestProcesses
import Testing

@testable import TextSnapshots

@Suite(
    "A snapshot trait with a custom folder", .leakChecks, .snapshots(record: .missing, folder: "Tests/Golden"),
    .needsOwnRecordingMode)
struct SnapshotFolderTests {
    private static let path = "TextSnapshotsTests/SnapshotFolderTests"

    @Test("The folder of a trait contains the snapshots of the trait's suite")
    func suite() throws {
        let package = try makePackage()
        #expect(verifySnapshot(of: "Ada", as: .lines, filePath: package.source) != nil)
        #expect(try package.files == ["Package.swift": "", "Tests/Golden/\(Self.path)/suite.txt": "Ada\n"])
    }

    @Test("The folder of a test overrides the folder of its suite", .snapshots(folder: "Golden"))
    func test() throws {
        let package = try makePackage()
        #expect(verifySnapshot(of: "Ada", as: .lines, filePath: package.source) != nil)
        #expect(try package.files == ["Package.swift": "", "Golden/\(Self.path)/test.txt": "Ada\n"])
    }

    @Test("Each assertion fails if the folder of its trait contains sources", .snapshots(folder: "Tests"))
    func sources() throws {
        let package = try makePackage()
        #expect(
            verifySnapshot(of: "Ada", as: .lines, filePath: package.source)
                == "Snapshots cannot be kept in the folder 'Tests': it must not contain sources, such as those of this test"
        )
        #expect(try package.files == ["Package.swift": ""])
    }

    @Test("Each assertion fails if the folder of its trait is not allowed", .snapshots(folder: "../Golden"))
    func refused() throws {
        let package = try makePackage()
        #expect(
            verifySnapshot(of: "Ada", as: .lines, filePath: package.source)
                == "Snapshots cannot be kept in the folder '../Golden': it must be inside the package, without '..'")
        #expect(try package.files == ["Package.swift": ""])
    }
}
