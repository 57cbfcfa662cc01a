import Foundation
import TestKit
import Testing

@Suite("A temporary folder", .leakChecks)
struct TemporaryFolderTests {
    @Test("A temporary folder is empty at first, and exists until its object is freed")
    func lifetime() throws {
        var folder: TemporaryFolder? = trackForLeaks(try TemporaryFolder())
        let path = try #require(folder?.path)
        #expect(try FileManager.default.contentsOfDirectory(atPath: path).isEmpty)
        folder = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("A temporary folder is removed with its contents, even if it is read-only")
    func contents() throws {
        var folder: TemporaryFolder? = trackForLeaks(try TemporaryFolder())
        let path = try #require(folder?.path)
        let file = try #require(try folder?.write("text", to: "deep/in/it.txt"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "text")
        try folder?.setPermissions(0o500, of: path)
        folder = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("A temporary folder is removed when the closure that uses it has ended")
    func closure() async throws {
        let url = try await withTemporaryFolder { url in
            #expect(FileManager.default.fileExists(atPath: url.path))
            return url
        }
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }
}
