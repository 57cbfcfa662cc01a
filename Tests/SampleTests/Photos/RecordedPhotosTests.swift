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

    @Test("What cannot be read is told with the first page, and the file is the end")
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
        "A file that holds no photos is an error",
        arguments: [("", APIError.invalidDataError), ("{", .decodeError), ("7", .decodeError)])
    func malformed(text: String, error: APIError) async throws {
        let photos = try recorded(text)
        await #expect(throws: error) { try await photos.photos(page: 1) }
        await #expect(throws: error) { try await photos.photos(matching: "a", page: 1) }
    }

    @Test("Where there is no file it is told which, and what is there instead")
    func missing() async throws {
        let file = folder.path(of: "missing.json")
        for (path, detail) in [
            (file, "The file \(file) does not exist"), (folder.path, "Expected a file at \(folder.path)"),
        ] {
            let photos = RecordedPhotos(contentsOf: URL(filePath: path))
            let error = await #expect(throws: APIError.self) { try await photos.photos(page: 1) }
            #expect(error?.message.hasPrefix(detail) == true, "\(error?.message ?? "no error")")
        }
    }

    @Test("A file that could not be read is tried anew")
    func retry() async throws {
        let photos = try recorded("{")
        await #expect(throws: APIError.decodeError) { try await photos.photos(page: 1) }
        _ = try folder.write("[]", to: "photos.json")
        #expect(try await photos.photos(page: 1).isEmpty)
    }

    private func recorded(_ text: String) throws -> RecordedPhotos {
        RecordedPhotos(contentsOf: URL(filePath: try folder.write(text, to: "photos.json")))
    }
}
