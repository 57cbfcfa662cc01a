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

    @Test("removes those that killed processes left more than an hour ago, and no other folder")
    func leftovers() throws {
        // Higher than any number of a process.
        let (left, young) = (".strata-99999999-\(UUID().uuidString)", ".strata-99999999-\(UUID().uuidString)")
        let others = [".strata-\(getpid())-\(UUID().uuidString)", ".strata-notes", ".strata-99999999", "app"]
        for name in others + [left, young] { try folder.write("x", to: "\(name)/a.txt") }
        for name in others + [left] {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -3700)], ofItemAtPath: folder.path(of: name))
        }
        StagingFolder.removeLeftovers(in: folder.url)
        #expect(Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)) == Set(others + [young]))
    }

    @Test("is in the folder that it is made for, and removes nothing there by itself")
    func place() throws {
        let left = ".strata-99999999-\(UUID().uuidString)"
        try folder.write("x", to: "\(left)/a.txt")
        let next = StagingFolder(in: folder.url).url
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [left])
        #expect(next.deletingLastPathComponent().standardizedFileURL == folder.url.standardizedFileURL)
    }
}
