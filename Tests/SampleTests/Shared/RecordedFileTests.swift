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

    @Test("A recorded file is read each time its first page is requested, so a refresh shows changes")
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

    /// A way to make a recorded file unreadable, and the resulting error.
    typealias Unreadable = (
        what: String, make: @Sendable (TemporaryFolder) throws -> String,
        error: @Sendable (_ path: String) -> RecordingError
    )

    private static func text(
        _ text: String, _ error: @escaping @Sendable (_ path: String) -> RecordingError
    ) -> Unreadable {
        (text, { try $0.write(text, to: "users.json") }, error)
    }

    private static let unreadableFiles: [Unreadable] = [
        ("nothing", { $0.path(of: "no such file.json") }, { .missing(path: $0) }),
        ("a folder", { $0.path }, { .folder(path: $0) }),
        ("an endless device", { _ in "/dev/zero" }, { .device(path: $0) }),
        ("an empty device", { _ in "/dev/null" }, { .device(path: $0) }),
        (
            "below a file", { try $0.write("{}", to: "users.json") + "/people.json" },
            { .unreadable(path: $0, reason: String(cString: strerror(ENOTDIR))) }
        ),
        (
            "a link to itself",
            { folder in
                let link = folder.path(of: "link")
                try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: link)
                return link
            }, { .unreadable(path: $0, reason: String(cString: strerror(ELOOP))) }
        ),
        text("", { .empty(path: $0) }),
        text(
            "no JSON",
            {
                .malformed(
                    path: $0,
                    FormatError(path: "", position: .init(line: 1, column: 2), expected: .json, found: .character("o")))
            }),
        text(#"{"error":"Uh oh"}"#, { .failure(path: $0, message: "Uh oh") }),
    ]

    @Test("An unreadable recorded file is reported with its path and the reason", arguments: unreadableFiles)
    func unreadable(file: Unreadable) async throws {
        let path = try file.make(folder)
        await #expect(throws: NetworkError.recordingError(file.error(path))) {
            try await makeUsers(path).users(page: 1, seed: nil)
        }
    }

    @Test("A file without read permission is an error with its path", .enabled(if: getuid() != 0, "root may read it"))
    func forbidden() async throws {
        let path = try folder.write(Self.answer, to: "users.json")
        try folder.setPermissions(0, of: path)
        await #expect(throws: NetworkError.recordingError(.forbidden(path: path))) {
            try await makeUsers(path).users(page: 1, seed: nil)
        }
    }

    @Test("A recorded file may be as large as the limit, but no larger")
    func sizeLimit() throws {
        let path = try folder.write(String(repeating: "1", count: 101), to: "users.json")
        #expect(throws: RecordingError.tooLarge(path: path, limit: 100)) {
            var file = RecordedFile(URL(filePath: path), sizeLimit: 100)
            return try file.data()
        }
        var file = RecordedFile(URL(filePath: path), sizeLimit: 101)
        #expect(try file.data().count == 101)
    }

    private func makeUsers(_ path: String) -> RecordedUsers {
        trackForLeaks(RecordedUsers(contentsOf: URL(filePath: path)))
    }
}
