import Foundation
import Interactor
import Model
import Sample
import TestDoubles
import TestKit
import Testing

@Suite("Recorded photos", .endsWhenStuck)
struct RecordedPhotosTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("Unreadable entries of recorded photos are reported with page 1, and not again with page 2")
    func skipped() async throws {
        let photos = try recorded(#"[{"id":"x"},null]"#)
        let page = try await photos.photos(matching: nil, page: 1)
        #expect(page.photos == [])
        #expect(page.skipped.count == 2)
        #expect(!page.hasNextPage)
        #expect(try await photos.photos(matching: nil, page: 2).isEmpty)
    }

    @Test("A malformed file of recorded photos is an error with the file's path, even in a search")
    func malformed() async throws {
        let fault = FormatError(path: "", expected: .listOrObject(with: "results"), found: .value("7"))
        let error = APIError.recordingError(.malformed(path: folder.path(of: "photos.json"), fault))
        let photos = try recorded("7")
        await #expect(throws: error) { try await photos.photos(matching: nil, page: 1) }
        await #expect(throws: error) { try await photos.photos(matching: "a", page: 1) }
    }

    @Test("Each request for photos reports a broken response, even if it was written to a pipe only once")
    func pipe() async throws {
        let pipe = try folder.makePipe()
        let photos = RecordedPhotos(contentsOf: pipe)
        pipe.write("{")
        let fault = FormatError(path: "", position: .init(line: 1, column: 2), expected: .json, found: .end)
        let error = APIError.recordingError(.pipe(path: pipe.path(percentEncoded: false), fault))
        for _ in 1...2 { await #expect(throws: error) { try await photos.photos(matching: nil, page: 1) } }
    }

    @Test("Later pages of the feed or of a search show the file as it was when the first page was read")
    func oneVersion() async throws {
        let photos = try recorded(Self.file(of: (0..<12).map { "a\($0)" }))
        #expect(try await photos.photos(matching: nil, page: 1).photos.count == 10)
        _ = try folder.write(Self.file(of: (0..<13).map { "b\($0)" }), to: "photos.json")
        #expect(try await photos.photos(matching: "sea", page: 1).photos.count == 10)
        #expect(try await photos.photos(matching: nil, page: 2).photos.map(\.id) == ["a10", "a11"])
        _ = try folder.write(Self.file(of: (0..<14).map { "c\($0)" }), to: "photos.json")
        #expect(try await photos.photos(matching: nil, page: 1).photos.map(\.id).first == "c0")
        #expect(try await photos.photos(matching: "sea", page: 2).photos.map(\.id) == ["b10", "b11", "b12"])
        #expect(try await photos.photos(matching: nil, page: 2).photos.count == 4)
    }

    @Test("Page 2 of a recorded search has that search's photos, even right after a different search")
    func otherSearch() async throws {
        let photos = try recorded(Self.file(of: (0..<12).map { "a\($0)" }))
        #expect(try await photos.photos(matching: "nothing", page: 1).photos.isEmpty)
        #expect(try await photos.photos(matching: "sea", page: 2).photos.count == 2)
    }

    private static func file(of ids: [String]) -> String {
        "[\(ids.map { PhotoAnswer.photo(("LBI7cgq3pbM", $0)) }.joined(separator: ","))]"
    }

    private func recorded(_ text: String) throws -> RecordedPhotos {
        RecordedPhotos(contentsOf: URL(filePath: try folder.write(text, to: "photos.json")))
    }
}
