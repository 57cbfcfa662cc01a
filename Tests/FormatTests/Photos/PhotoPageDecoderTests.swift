import Format
import Foundation
import Model
import TestDoubles
import Testing

@Suite("Decoding photos")
struct PhotoPageDecoderTests {
    @Test("Every field of a complete photo is read")
    func whole() throws {
        let page = try decode(PhotoAnswer.feed(PhotoAnswer.photo()))
        let expected = Photo(
            id: "LBI7cgq3pbM", width: 5245, height: 3497, blurHash: "LEHV6nWB2yk8pyo0adR*.7kCMdnj",
            color: PhotoColor(red: 0x60, green: 0x54, blue: 0x4D), description: "A man at the sea",
            altDescription: "man near water", photographer: "Ines Okafor", likes: 12,
            imageURL: URL(string: "https://a.invalid/s"),
            link: URL(string: "https://a.invalid/h"))
        #expect(page.photos == [expected])
        #expect(page.skipped == [])
    }

    @Test(
        "A response without a list of photos is an error that names what was found instead",
        arguments: [
            ("{}", FormatError(path: "results", expected: .list, found: .nothing)),
            (#"{"errors":[" "]}"#, FormatError(path: "results", expected: .list, found: .nothing)),
            (#"{"errors":[]}"#, FormatError(path: "results", expected: .list, found: .nothing)),
            (#"{"results":7}"#, FormatError(path: "results", expected: .list, found: .value("7"))),
            ("null", FormatError(path: "", expected: .listOrObject(with: "results"), found: .null)),
            (#""photo""#, FormatError(path: "", expected: .listOrObject(with: "results"), found: .text("photo"))),
        ])
    func noPhotos(body: String, error: FormatError) {
        #expect(throws: ResponseError.malformed(error)) { try decode(body) }
    }

    @Test("A photo service's error message is kept in the service's own words")
    func failure() {
        #expect(throws: ResponseError.failure(message: "Down, Try later")) {
            try decode(#"{"errors":["Down","Try later"]}"#)
        }
    }

    @Test("A photo's invalid colour becomes nil, but an invalid hash is kept unchanged")
    func malformed() throws {
        let photo = PhotoAnswer.photo(("#60544D", "brown"), ("LEHV6nWB2yk8pyo0adR*.7kCMdnj", "no hash"))
        let page = try decode(PhotoAnswer.feed(photo))
        #expect(page.photos.map(\.color) == [nil])
        #expect(page.photos.map(\.blurHash) == ["no hash"])
    }

    @Test("A search's results and total are read, and a skipped result is reported with its path")
    func search() throws {
        let page = try decode(PhotoAnswer.search(PhotoAnswer.photo(), "{}", total: 133))
        #expect(page.photos.count == 1 && page.skipped.map(\.reason.path) == ["results[1].id"])
        #expect(page.total == 133)
    }

    private func decode(_ text: String) throws -> PhotoPage {
        try PhotoPageDecoder().decode(Data(text.utf8), hasNextPage: false)
    }
}
