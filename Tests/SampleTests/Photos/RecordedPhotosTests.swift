import Foundation
import Interactor
import Model
import Sample
import TestKit
import Testing

@Suite("Recorded photos")
struct RecordedPhotosTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("Unreadable entries are reported with the first page, and the last page ends the file")
    func skipped() async throws {
        let photos = try recorded(#"[{"id":"x"},null]"#)
        let page = try await photos.photos(page: 1)
        #expect(page.photos == [])
        #expect(page.skipped.count == 2)
        #expect(!page.hasNextPage)
        #expect(try await photos.photos(page: 2).isEmpty)
    }

    @Test("A file without photos is an empty page")
    func empty() async throws {
        #expect(try await recorded("[]").photos(page: 1).isEmpty)
    }

    @Test(
        "A file without a list of photos is reported by its path",
        arguments: [
            (
                "{",
                FormatError(path: "", position: .init(line: 1, column: 2), expected: .json, found: .end)
            ),
            ("7", FormatError(path: "", expected: .photos, found: .value("7"))),
        ])
    func malformed(text: String, fault: FormatError) async throws {
        let error = APIError.unreadable(.malformed(path: folder.path(of: "photos.json"), fault))
        let photos = try recorded(text)
        await #expect(throws: error) { try await photos.photos(page: 1) }
        await #expect(throws: error) { try await photos.photos(matching: "a", page: 1) }
    }

    @Test("A missing file is reported, or what is there instead")
    func missing() async throws {
        let file = folder.path(of: "missing.json")
        let missing = RecordedPhotos(contentsOf: URL(filePath: file))
        await #expect(throws: APIError.unreadable(.missing(path: file))) { try await missing.photos(page: 1) }
        let directory = URL(filePath: folder.path, directoryHint: .isDirectory)
        let folder = APIError.unreadable(.folder(path: directory.path(percentEncoded: false)))
        await #expect(throws: folder) { try await RecordedPhotos(contentsOf: directory).photos(page: 1) }
    }

    @Test("An empty file is reported by its path")
    func noBytes() async throws {
        let path = folder.path(of: "photos.json")
        await #expect(throws: APIError.unreadable(.empty(path: path))) { try await recorded("").photos(page: 1) }
    }

    @Test("A file that could not be read is read again")
    func retry() async throws {
        let photos = try recorded("{")
        await #expect(throws: APIError.self) { try await photos.photos(page: 1) }
        _ = try folder.write("[]", to: "photos.json")
        #expect(try await photos.photos(page: 1).isEmpty)
    }

    @Test("Page 1 shows the file as it is by now, in a search too; later pages continue what was read last")
    func refresh() async throws {
        let photos = try recorded(Self.file(of: "a"))
        #expect(try await photos.photos(page: 1).photos.map(\.id) == ["a"])
        _ = try folder.write(Self.file(of: "b"), to: "photos.json")
        #expect(try await photos.photos(page: 1).photos.map(\.id) == ["b"])
        _ = try folder.write(Self.file(of: "c"), to: "photos.json")
        #expect(try await photos.photos(matching: "text", page: 1).photos.map(\.id) == ["c"])
        _ = try folder.write("{", to: "photos.json")
        #expect(try await photos.photos(page: 2).isEmpty)
    }

    private static func file(of id: String) -> String {
        let link = "https://example.com/\(id)"
        return """
            [{"id":"\(id)","width":1,"height":1,"description":"text","likes":0,"created_at":"2026-01-01T00:00:00Z",\
            "urls":{"raw":"\(link)","full":"\(link)","regular":"\(link)","small":"\(link)","thumb":"\(link)"},\
            "links":{"html":"\(link)"},"user":{"name":"A","username":"a"}}]
            """
    }

    private func recorded(_ text: String) throws -> RecordedPhotos {
        RecordedPhotos(contentsOf: URL(filePath: try folder.write(text, to: "photos.json")))
    }
}
