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

    private func recorded(_ text: String) throws -> RecordedPhotos {
        RecordedPhotos(contentsOf: URL(filePath: try folder.write(text, to: "photos.json")))
    }
}
