import Foundation
import Interactor
import Model
import Sample
import Testing

@Suite("The sample people's pictures")
struct SamplePicturesTests {
    @Test("Each can be decoded, and is the same each time")
    func decoded() async throws {
        let url = try #require(URL(string: "https://sample.invalid/portraits/large/001.ppm"))
        let data = try await SamplePictures().picture(at: url)
        guard case .pixels(let image) = try PPMDecoder().decode(data) else {
            Issue.record("It is not decoded")
            return
        }
        #expect(image.width == 48 && image.height == 48)
        #expect(try await SamplePictures().picture(at: url) == data)
    }

    @Test("A person looks the same in every size")
    func sizes() async throws {
        let large = try #require(URL(string: "https://sample.invalid/portraits/large/001.ppm"))
        let small = try #require(URL(string: "https://sample.invalid/portraits/thumbnail/001.ppm"))
        #expect(try await SamplePictures().picture(at: large) == SamplePictures().picture(at: small))
    }

    @Test("People look different")
    func different() async throws {
        var pictures: Set<Data> = []
        for number in 0..<100 {
            let url = try #require(URL(string: "https://sample.invalid/portraits/large/\(number).ppm"))
            pictures.insert(try await SamplePictures().picture(at: url))
        }
        #expect(pictures.count > 90)
    }

    @Test("Every sample person has one")
    func everyone() async throws {
        for user in try await SampleUsers().users(page: 1, seed: nil).users {
            let picture = try #require(user.picture)
            _ = try PPMDecoder().decode(try await SamplePictures().picture(at: picture.large))
        }
    }

    @Test(
        "A URL of another host, or without a person, has none",
        arguments: ["https://example.com/1.ppm", "file:///1.ppm", "https://sample.invalid/", "https://sample.invalid"])
    func notFound(address: String) async throws {
        let url = try #require(URL(string: address))
        await #expect(throws: NetworkError.recordingError(.noPictures)) { try await SamplePictures().picture(at: url) }
    }
}
