import Foundation
import Model
import Testing
import Unsplash

@Suite("Decoding photos")
struct PhotoPageDecoderTests {
    @Test("A whole photo")
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
        "What may be null or missing",
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
        "A photo that breaks the format is skipped, and says where; the others are read",
        arguments: [
            ((#""id":"LBI7cgq3pbM","#, ""), "id is missing"),
            ((#""width":5245"#, #""width":0"#), "width: expected a length"),
            ((#""height":3497"#, #""height":-1"#), "height: expected a length"),
            ((#""height":3497"#, #""height":"tall""#), "height:"),
            ((#""small":"https://a.invalid/s","#, ""), "urls.small is missing"),
            ((#""html":"https://a.invalid/h","#, ""), "links.html is missing"),
            ((#""name":"Ines Okafor","#, ""), "user.name is missing"),
        ])
    func skipped(change: (String, String), reason: String) throws {
        let page = try decode(PhotoAnswer.feed(PhotoAnswer.photo(), PhotoAnswer.photo(change), PhotoAnswer.photo()))
        #expect(page.photos.count == 2)
        #expect(page.skipped.map(\.index) == [1])
        #expect(page.skipped.first?.reason.hasPrefix(reason) == true, "\(page.skipped)")
    }

    @Test("An entry that is no object is skipped", arguments: ["null", "7", "[]", #""photo""#])
    func noObject(entry: String) throws {
        let page = try decode(PhotoAnswer.feed(entry, PhotoAnswer.photo()))
        #expect(page.photos.count == 1)
        #expect(page.skipped.map(\.index) == [0])
    }

    @Test("A colour or a hash that is none does not lose the photo; the hash is judged where it is drawn")
    func malformed() throws {
        let photo = PhotoAnswer.photo(("#60544D", "brown"), ("LEHV6nWB2yk8pyo0adR*.7kCMdnj", "no hash"))
        let page = try decode(PhotoAnswer.feed(photo))
        #expect(page.photos.map(\.color) == [nil])
        #expect(page.photos.map(\.blurHash) == ["no hash"])
    }

    @Test("What a search found, and how many there are")
    func search() throws {
        let page = try decode(PhotoAnswer.search(PhotoAnswer.photo(), total: 133))
        #expect(page.photos.count == 1)
        #expect(page.total == 133)
    }

    private func decode(_ text: String) throws -> PhotoPage {
        try PhotoPageDecoder().decode(Data(text.utf8), hasNextPage: false)
    }
}
