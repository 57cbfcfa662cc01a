import Foundation
import Interactor
import Model
import TestKit
import Testing

@testable import Sample

@Suite("A file with a recorded response", .leakChecks)
struct RecordedFileTests {
    private static let answer = #"{"results":[{"name":{"first":"A","last":"B"},"email":"e","login":{"username":"u"}}]}"#

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("is read each time its first page is requested, so that a refresh shows what has changed")
    func again() async throws {
        let path = try folder.write(Self.answer, to: "users.json")
        let users = makeUsers(path)
        let page = try await users.users(page: 1, seed: nil)
        #expect(page.users.map(\.username) == ["u"])
        #expect(page.seed == nil)
        try folder.write(#"{"results":[],"info":{"seed":"new"}}"#, to: "users.json")
        #expect(try await users.users(page: 1, seed: nil) == UserPage(users: [], seed: "new", isWhole: true))
        try FileManager.default.removeItem(atPath: path)
        #expect(try await users.users(page: 2, seed: nil) == UserPage(users: [], seed: "new"))
        await #expect(throws: NetworkError.recordingError(.missing(path: path))) {
            try await users.users(page: 1, seed: nil)
        }
        try folder.write(Self.answer, to: "users.json")
        #expect(try await users.users(page: 1, seed: nil).users.count == 1)
    }

    /// What stands at the path of a file, and the error that it is.
    struct Unreadable: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: @Sendable (TemporaryFolder) throws -> String
        let error: @Sendable (_ path: String) -> RecordingError

        init(
            _ description: String, _ make: @escaping @Sendable (TemporaryFolder) throws -> String,
            is error: @escaping @Sendable (_ path: String) -> RecordingError
        ) {
            (testDescription, self.make, self.error) = (description, make, error)
        }

        /// A file with `text`.
        init(_ text: String, is error: @escaping @Sendable (_ path: String) -> RecordingError) {
            self.init(text, { try $0.write(text, to: "users.json") }, is: error)
        }
    }

    private static let unreadableFiles = [
        Unreadable("nothing", { $0.path(of: "no such file.json") }, is: { .missing(path: $0) }),
        Unreadable("a folder", { $0.path }, is: { .folder(path: $0) }),
        Unreadable("an endless device", { _ in "/dev/zero" }, is: { .device(path: $0) }),
        Unreadable("an empty device", { _ in "/dev/null" }, is: { .device(path: $0) }),
        Unreadable(
            "below a file", { try $0.write("{}", to: "users.json") + "/people.json" },
            is: { .unreadable(path: $0, reason: String(cString: strerror(ENOTDIR))) }),
        Unreadable(
            "a link to itself",
            { folder in
                let link = folder.path(of: "link")
                try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: link)
                return link
            }, is: { .unreadable(path: $0, reason: String(cString: strerror(ELOOP))) }),
        Unreadable("", is: { .empty(path: $0) }),
        Unreadable(
            "no JSON",
            is: {
                .malformed(
                    path: $0,
                    FormatError(path: "", position: .init(line: 1, column: 2), expected: .json, found: .character("o")))
            }),
        Unreadable(#"{"error":"Uh oh"}"#, is: { .failure(path: $0, message: "Uh oh") }),
    ]

    @Test("that cannot be read is reported by its path, with what stands there", arguments: unreadableFiles)
    func unreadable(file: Unreadable) async throws {
        let path = try file.make(folder)
        await #expect(throws: NetworkError.recordingError(file.error(path))) {
            try await makeUsers(path).users(page: 1, seed: nil)
        }
    }

    @Test("without permission is reported by its path", .enabled(if: getuid() != 0, "root may read all"))
    func forbidden() async throws {
        let path = try folder.write(Self.answer, to: "users.json")
        try folder.setPermissions(0, of: path)
        await #expect(throws: NetworkError.recordingError(.forbidden(path: path))) {
            try await makeUsers(path).users(page: 1, seed: nil)
        }
    }

    @Test("may be as large as the limit, and no larger")
    func sizeLimit() throws {
        let path = try folder.write(String(repeating: "1", count: 101), to: "users.json")
        #expect(throws: RecordingError.tooLarge(path: path, limit: 100)) {
            var file = RecordedFile(URL(filePath: path), sizeLimit: 100)
            return try file.data()
        }
        var file = RecordedFile(URL(filePath: path), sizeLimit: 101)
        #expect(try file.data().count == 101)
    }

    @Test("may have 256 MB", .slow)
    func tooLarge() async throws {
        let (path, limit) = (try folder.write("", to: "users.json"), 256 * 1024 * 1024)
        let handle = try #require(FileHandle(forWritingAtPath: path))
        defer { try? handle.close() }
        try handle.truncate(atOffset: UInt64(limit + 1))
        await #expect(throws: NetworkError.recordingError(.tooLarge(path: path, limit: limit))) {
            try await makeUsers(path).users(page: 1, seed: nil)
        }
    }

    private func makeUsers(_ path: String) -> RecordedUsers {
        trackForLeaks(RecordedUsers(contentsOf: URL(filePath: path)))
    }
}
