import Foundation
import Model
import Testing
import Unsplash

@Suite("Decoding photos")
struct PhotoPageDecoderTests {
    @Test("A complete photo")
    func whole() throws {
        let page = try decode(PhotoAnswer.feed(PhotoAnswer.photo()))
        let expected = Photo(
            id: "LBI7cgq3pbM", width: 5245, height: 3497, blurHash: "LEHV6nWB2yk8pyo0adR*.7kCMdnj",
            color: PhotoColor(red: 0x60, green: 0x54, blue: 0x4D), description: "A man at the sea",
            altDescription: "man near water", photographer: "Ines Okafor", likes: 12,
            imageURL: try #require(URL(string: "https://a.invalid/s")),
            link: try #require(URL(string: "https://a.invalid/h")))
        #expect(page.photos == [expected])
        #expect(page.skipped == [])
    }

    @Test(
        "Fields that may be null or missing",
        arguments: [
            ##""color":"#60544D","##, #""blur_hash":"LEHV6nWB2yk8pyo0adR*.7kCMdnj","#,
            #""description":"A man at the sea","#,
            #""alt_description":"man near water","#, #""likes":12,"#, #""sponsorship":null,"#,
        ])
    func optional(field: String) throws {
        for other in ["", String(field.prefix { $0 != ":" }) + ":null,"] {
            let page = try decode(PhotoAnswer.feed(PhotoAnswer.photo((field, other))))
            #expect(page.photos.count == 1, "\(page.skipped)")
        }
    }

    @Test(
        "A malformed photo is skipped, with the path of the mistake; the others are read",
        arguments: [
            ((#""id":"LBI7cgq3pbM","#, ""), FormatError(path: "id", expected: .value, found: .nothing)),
            (
                (#""width":5245"#, #""width":0"#),
                FormatError(path: "width", expected: .wholeNumber(1...Int.max), found: .value("0"))
            ),
            (
                (#""height":3497"#, #""height":-1"#),
                FormatError(path: "height", expected: .wholeNumber(1...Int.max), found: .value("-1"))
            ),
            (
                (#""height":3497"#, #""height":"tall""#),
                FormatError(path: "height", expected: .wholeNumber(Int.min...Int.max), found: .other)
            ),
            (
                (#""small":"https://a.invalid/s","#, ""),
                FormatError(path: "urls.small", expected: .value, found: .nothing)
            ),
            (
                (#""html":"https://a.invalid/h","#, ""),
                FormatError(path: "links.html", expected: .value, found: .nothing)
            ),
            ((#""name":"Ines Okafor","#, ""), FormatError(path: "user.name", expected: .value, found: .nothing)),
        ])
    func skipped(change: (String, String), reason: FormatError) throws {
        let page = try decode(PhotoAnswer.feed(PhotoAnswer.photo(), PhotoAnswer.photo(change), PhotoAnswer.photo()))
        #expect(page.photos.count == 2)
        #expect(page.skipped == [SkippedPhoto(index: 1, reason: reason)])
    }

    @Test("An entry that is not an object is skipped", arguments: ["null", "7", "[]", #""photo""#])
    func noObject(entry: String) throws {
        let page = try decode(PhotoAnswer.feed(entry, PhotoAnswer.photo()))
        #expect(page.photos.count == 1)
        #expect(page.skipped.map(\.index) == [0])
    }

    @Test("A photo with an invalid colour or hash is read; the hash is checked when it is drawn")
    func malformed() throws {
        let photo = PhotoAnswer.photo(("#60544D", "brown"), ("LEHV6nWB2yk8pyo0adR*.7kCMdnj", "no hash"))
        let page = try decode(PhotoAnswer.feed(photo))
        #expect(page.photos.map(\.color) == [nil])
        #expect(page.photos.map(\.blurHash) == ["no hash"])
    }

    @Test("The results of a search, and their total")
    func search() throws {
        let page = try decode(PhotoAnswer.search(PhotoAnswer.photo(), total: 133))
        #expect(page.photos.count == 1)
        #expect(page.total == 133)
    }

    private func decode(_ text: String) throws -> PhotoPage {
        try PhotoPageDecoder().decode(Data(text.utf8), hasNextPage: false)
    }
}
