import Format
import Foundation
import Model
import TestDoubles
import Testing

@Suite("A missing, null or mistyped field of a photo")
struct PhotoFieldsTests {
    @Test(
        "If an optional field of a photo is faulty, only the values from that field are missing",
        arguments: [
            ("color", ["color"]), ("blur_hash", ["hash"]), ("description", ["description"]),
            ("alt_description", ["alt"]), ("likes", ["likes"]), ("user", ["photographer"]),
            ("user.name", ["photographer"]), ("user.username", []), ("urls", ["picture"]), ("urls.small", ["picture"]),
            ("urls.raw", []), ("links", ["link"]), ("links.html", ["link"]), ("links.self", []), ("created_at", []),
            ("sponsorship", []), ("topic_submissions", []),
        ], FieldFault.allCases)
    func optional(field: (path: String, facts: [String]), fault: FieldFault) throws {
        let whole = try facts(PhotoAnswer.photo())
        #expect(whole.count == 11)
        let left = try facts(fault.applied(to: PhotoAnswer.photo(), at: field.path))
        #expect(left == whole.filter { !field.facts.contains($0.key) })
    }

    @Test(
        "A photo with a faulty ID or size is skipped, and the reason has the field's path",
        arguments: ["id", "width", "height"], FieldFault.allCases)
    func required(field: String, fault: FieldFault) throws {
        let page = try decode(
            PhotoAnswer.feed(PhotoAnswer.photo(), fault.applied(to: PhotoAnswer.photo(), at: field)))
        #expect(page.photos.count == 1)
        let reason = try #require(page.skipped.first?.reason)
        #expect(reason.path == "[1].\(field)" && reason.found != .other)
        #expect(reason.expected == (field == "id" ? .text : .wholeNumber(1...Int.max)))
    }

    @Test("A negative number of likes becomes nil")
    func noLikes() throws {
        #expect(try facts(PhotoAnswer.photo((#""likes":12"#, #""likes":-1"#)))["likes"] == nil)
    }

    /// Returns the known values of `photo`, by name.
    private func facts(_ photo: String) throws -> [String: String] {
        let page = try decode(PhotoAnswer.feed(photo))
        #expect(page.skipped == [])
        let photo = try #require(page.photos.first)
        let facts: [String: String?] = [
            "id": photo.id, "width": "\(photo.width)", "height": "\(photo.height)", "hash": photo.blurHash,
            "color": photo.color.map { "\($0)" }, "description": photo.description, "alt": photo.altDescription,
            "photographer": photo.photographer, "likes": photo.likes.map { "\($0)" },
            "picture": photo.imageURL?.absoluteString, "link": photo.link?.absoluteString,
        ]
        return facts.compactMapValues(\.self)
    }

    private func decode(_ text: String) throws -> PhotoPage {
        try PhotoPageDecoder().decode(Data(text.utf8), hasNextPage: false)
    }
}
