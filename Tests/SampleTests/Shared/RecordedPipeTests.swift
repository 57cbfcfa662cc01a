import Foundation
import Interactor
import Model
import Sample
import TestKit
import Testing

@Suite("A pipe with a recorded response", .leakChecks, .endsWhenStuck)
struct RecordedPipeTests {
    private static let people =
        #"{"results":[{"name":{"first":"A","last":"B"},"email":"e","login":{"username":"u"}}]}"#
    private static let products = """
        {"products":[{"id":"tea","name":"Tea","currency":"EUR","price":"1","skus":[]}]}
        """

    @Test("Pipes that nobody writes hold up no other task; each is read once it is written")
    func unwritten() async throws {
        let folder = trackForLeaks(try TemporaryFolder())
        // More than the threads that all tasks share.
        let pipes = try (0...ProcessInfo.processInfo.activeProcessorCount).map { try makePipe("\($0)", in: folder) }
        let readings = pipes.map { pipe in
            let users = trackForLeaks(RecordedUsers(contentsOf: pipe, now: Date(timeIntervalSince1970: 0)))
            return Task { try await users.users(page: 1, seed: nil).users.map(\.username) }
        }
        #expect(try await SampleUsers().users(page: 1, seed: nil).users.count == UserPage.size)
        for pipe in pipes { write(Self.people, to: pipe) }
        for reading in readings { #expect(try await reading.value == ["u"]) }
    }

    @Test("A shop reads a pipe once, and answers later requests from what it read")
    func shop() async throws {
        let folder = trackForLeaks(try TemporaryFolder())
        let pipe = try makePipe("shop", in: folder)
        let shop = trackForLeaks(RecordedShop(contentsOf: pipe))
        let reading = Task { try await shop.products().map(\.id) }
        write(Self.products, to: pipe)
        #expect(try await reading.value == ["tea"])
        #expect(try await shop.products().map(\.id) == ["tea"])
        #expect(try await shop.product(id: "tea").name == "Tea")
        try await shop.setLiked(true, product: "tea")
    }

    @Test("People are read from a pipe once, and are there again after a refresh")
    func refresh() async throws {
        let folder = trackForLeaks(try TemporaryFolder())
        let pipe = try makePipe("people", in: folder)
        let users = trackForLeaks(RecordedUsers(contentsOf: pipe, now: Date(timeIntervalSince1970: 0)))
        write(Self.people, to: pipe)
        for _ in 1...2 { #expect(try await users.users(page: 1, seed: nil).users.map(\.username) == ["u"]) }
    }

    @Test(
        "A broken answer from a pipe is reported again, without another writer",
        arguments: [
            ("{", FormatError(path: "", position: .init(line: 1, column: 2), expected: .json, found: .end)), ("", nil),
        ])
    func broken(text: String, fault: FormatError?) async throws {
        let folder = trackForLeaks(try TemporaryFolder())
        let pipe = try makePipe("pipe", in: folder)
        let error = RecordingError.pipe(path: pipe.path(percentEncoded: false), fault)
        let shop = trackForLeaks(RecordedShop(contentsOf: pipe))
        write(text, to: pipe)
        for _ in 1...2 {
            await #expect(throws: ShopError.unavailable(.recordingError(error))) { try await shop.products() }
        }
        let users = trackForLeaks(RecordedUsers(contentsOf: pipe, now: Date(timeIntervalSince1970: 0)))
        write(text, to: pipe)
        for _ in 1...2 {
            await #expect(throws: NetworkError.recordingError(error)) { try await users.users(page: 1, seed: nil) }
        }
        let photos = RecordedPhotos(contentsOf: pipe)
        write(text, to: pipe)
        for _ in 1...2 { await #expect(throws: APIError.unreadable(error)) { try await photos.photos(page: 1) } }
    }

    private func makePipe(_ name: String, in folder: TemporaryFolder) throws -> URL {
        let path = folder.path(of: name)
        try #require(mkfifo(path, 0o600) == 0)
        return URL(filePath: path)
    }

    /// Writes `text` on a thread of its own, because opening a pipe waits for its reader.
    private func write(_ text: String, to pipe: URL) {
        Thread.detachNewThread {
            guard let file = try? FileHandle(forWritingTo: pipe) else { return }
            try? file.write(contentsOf: Data(text.utf8))
            try? file.close()
        }
    }
}
