import Foundation
import TestKit
import Testing

@testable import Strata

@Suite("A folder to prepare files in", .leakChecks)
struct StagingFolderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("removes those that killed processes have left, and no other folder")
    func leftovers() throws {
        // Higher than any number of a process.
        let left = ".strata-99999999-\(UUID().uuidString)"
        let others = [".strata-\(getpid())-\(UUID().uuidString)", ".strata-notes", ".strata-99999999", "app"]
        for name in others + [left] { try folder.write("x", to: "\(name)/a.txt") }
        let next = StagingFolder(in: folder.url).url
        #expect(Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)) == Set(others))
        #expect(next.deletingLastPathComponent().standardizedFileURL == folder.url.standardizedFileURL)
    }

    @Test("has a name that no other has")
    func name() {
        #expect(StagingFolder(in: folder.url).url != StagingFolder(in: folder.url).url)
    }
}
