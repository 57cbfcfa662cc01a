import Foundation
import Interactor
import Model
import TestKit
import Testing

@testable import Sample

@Suite("A file with a recorded response", .leakChecks)
struct RecordedFileTests {
    private static let answer = #"{"results":[{"name":{"first":"A","last":"B"},"email":"e","login":{"username":"u"}}]}"#

    @Test("A file is read each time its first page is requested, so that a refresh shows what has changed")
    func again() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "users.json")
            let users = makeUsers(file)
            try Data(Self.answer.utf8).write(to: file)
            let page = try await users.users(page: 1, seed: nil)
            #expect(page.users.map(\.username) == ["u"])
            #expect(page.seed == nil)
            try Data(#"{"results":[],"info":{"seed":"new"}}"#.utf8).write(to: file)
            #expect(
                try await users.users(page: 1, seed: nil) == UserPage(users: [], seed: "new", isWhole: true))
            try FileManager.default.removeItem(at: file)
            #expect(try await users.users(page: 2, seed: nil) == UserPage(users: [], seed: "new"))
            await #expect(throws: NetworkError.recordingError(.missing(path: file.path(percentEncoded: false)))) {
                try await users.users(page: 1, seed: nil)
            }
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

    @Test("Any other failure is reported in the system's words")
    func unreadable() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "users.json")
            try Data(Self.answer.utf8).write(to: file)
            let link = folder.appending(path: "link")
            try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: link.path)
            for (url, code) in [(file.appending(path: "people.json"), ENOTDIR), (link, ELOOP)] {
                let error = RecordingError.unreadable(
                    path: url.path(percentEncoded: false), reason: String(cString: strerror(code)))
                await #expect(throws: NetworkError.recordingError(error)) {
                    try await makeUsers(url).users(page: 1, seed: nil)
                }
            }
        }
    }

    @Test("A file over 256 MB is reported by its path", .slow)
    func tooLarge() async throws {
        try await withFolder { folder in
            let (file, limit) = (folder.appending(path: "users.json"), 256 * 1024 * 1024)
            try Data().write(to: file)
            let handle = try FileHandle(forWritingTo: file)
            defer { try? handle.close() }
            try handle.truncate(atOffset: UInt64(limit + 1))
            let error = RecordingError.tooLarge(path: file.path(percentEncoded: false), limit: limit)
            await #expect(throws: NetworkError.recordingError(error)) {
                try await makeUsers(file).users(page: 1, seed: nil)
            }
        }
    }

    @Test("A file may be as large as the limit, and no larger")
    func sizeLimit() async throws {
        try await withFolder { folder in
            let url = folder.appending(path: "users.json")
            try Data(repeating: 0, count: 101).write(to: url)
            let path = url.path(percentEncoded: false)
            #expect(throws: RecordingError.tooLarge(path: path, limit: 100)) {
                var file = RecordedFile(url, sizeLimit: 100)
                return try file.data()
            }
            var file = RecordedFile(url, sizeLimit: 101)
            #expect(try file.data().count == 101)
        }
    }

    @Test("A device, which may be endless, is reported by its path", arguments: ["/dev/zero", "/dev/null"])
    func device(path: String) async throws {
        await #expect(throws: NetworkError.recordingError(.device(path: path))) {
            try await makeUsers(URL(filePath: path)).users(page: 1, seed: nil)
        }
    }

    @Test("An empty file is reported by its path")
    func empty() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "users.json")
            try Data().write(to: file)
            await #expect(throws: NetworkError.recordingError(.empty(path: file.path(percentEncoded: false)))) {
                try await makeUsers(file).users(page: 1, seed: nil)
            }
        }
    }

    @Test(
        "A file that is no recorded response is reported by its path",
        arguments: [
            (
                "no JSON",
                FormatError(path: "", position: .init(line: 1, column: 2), expected: .json, found: .character("o"))
            ),
            ("7", FormatError(path: "", expected: .listOrObject(with: "results"), found: .value("7"))),
        ])
    func malformed(text: String, fault: FormatError) async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "users.json")
            try Data(text.utf8).write(to: file)
            let path = file.path(percentEncoded: false)
            await #expect(throws: NetworkError.recordingError(.malformed(path: path, fault))) {
                try await makeUsers(file).users(page: 1, seed: nil)
            }
        }
    }

    @Test("A file with a service's error is reported by its path")
    func failure() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "users.json")
            try Data(#"{"error":"Uh oh"}"#.utf8).write(to: file)
            let path = file.path(percentEncoded: false)
            await #expect(throws: NetworkError.recordingError(.failure(path: path, message: "Uh oh"))) {
                try await makeUsers(file).users(page: 1, seed: nil)
            }
        }
    }

    private func makeUsers(_ file: URL) -> RecordedUsers {
        trackForLeaks(RecordedUsers(contentsOf: file))
    }

    private func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "strata-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }
}
