import Foundation
import Interactor
import Model
import Sample
import TestKit
import Testing

@Suite("A file with a recorded response", .leakChecks)
struct RecordedFileTests {
    private static let answer = #"{"results":[{"name":{"first":"A","last":"B"},"email":"e","login":{"username":"u"}}]}"#

    @Test("A file is read once, when its first page is requested")
    func once() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "users.json")
            let users = makeUsers(file)
            try Data(Self.answer.utf8).write(to: file)
            let page = try await users.users(page: 1, seed: nil)
            #expect(page.users.map(\.username) == ["u"])
            #expect(page.seed == nil)
            try FileManager.default.removeItem(at: file)
            #expect(try await users.users(page: 1, seed: nil) == page)
        }
    }

    @Test("A missing file is reported by its path, and read once it exists")
    func missing() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "no such file.json")
            let users = makeUsers(file)
            let error = try await #require(throws: NetworkError.self) { try await users.users(page: 1, seed: nil) }
            #expect(error == .recordingError(.missing(path: file.path(percentEncoded: false))))
            try Data(Self.answer.utf8).write(to: file)
            #expect(try await users.users(page: 1, seed: nil).users.count == 1)
        }
    }

    @Test("A folder is reported by its path")
    func folder() async throws {
        try await withFolder { folder in
            let path = folder.path(percentEncoded: false)
            let error = try await #require(throws: NetworkError.self) {
                try await makeUsers(folder).users(page: 1, seed: nil)
            }
            #expect(error == .recordingError(.folder(path: path)))
        }
    }

    @Test("A file without permission is reported by its path", .enabled(if: getuid() != 0, "root may read all"))
    func forbidden() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "users.json")
            try Data(Self.answer.utf8).write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
            let error = try await #require(throws: NetworkError.self) {
                try await makeUsers(file).users(page: 1, seed: nil)
            }
            #expect(error == .recordingError(.forbidden(path: file.path(percentEncoded: false))))
        }
    }

    @Test("An endless file is not read completely")
    func endless() async throws {
        let error = try await #require(throws: NetworkError.self) {
            try await makeUsers(URL(filePath: "/dev/zero")).users(page: 1, seed: nil)
        }
        #expect(error == .recordingError(.tooLarge(path: "/dev/zero", limit: 64 * 1024 * 1024)))
    }

    @Test("An empty file is reported by its path", arguments: ["/dev/null"])
    func empty(path: String) async throws {
        await #expect(throws: NetworkError.recordingError(.empty(path: path))) {
            try await makeUsers(URL(filePath: path)).users(page: 1, seed: nil)
        }
    }

    @Test("A malformed file is a decoding error")
    func malformed() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "users.json")
            try Data("no JSON".utf8).write(to: file)
            let error = try await #require(throws: NetworkError.self) {
                try await makeUsers(file).users(page: 1, seed: nil)
            }
            guard case .decodingError = error else {
                Issue.record("expected a decoding error, got \(error)")
                return
            }
        }
    }

    private func makeUsers(_ file: URL) -> RecordedUsers {
        trackForLeaks(RecordedUsers(contentsOf: file, now: Date(timeIntervalSince1970: 0)))
    }

    private func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "strata-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }
}
