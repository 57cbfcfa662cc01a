import Foundation
import Interactor
import Model
import Sample
import Testing

@Suite("The sample people's pictures")
struct SamplePicturesTests {
    @Test("Every sample person has a picture, which is the same each time and at both of its URLs")
    func everyone() async throws {
        for user in try await SampleUsers().users(page: 1, seed: nil).users {
            let picture = try #require(user.picture)
            let data = try await SamplePictures().picture(at: picture.large)
            let decoded = try PPMDecoder().decode(data)
            guard case .pixels(let image) = decoded, image.width == 48, image.height == 48 else {
                Issue.record("The picture is not 48 by 48 pixels: \(decoded)")
                return
            }
            for url in [picture.large, try #require(picture.thumbnail)] {
                #expect(try await SamplePictures().picture(at: url) == data)
            }
        }
    }

    @Test("The pictures of most sample people differ")
    func different() async throws {
        var pictures: Set<Data> = []
        for number in 0..<100 {
            let url = try #require(URL(string: "https://sample.invalid/portraits/large/\(number).ppm"))
            pictures.insert(try await SamplePictures().picture(at: url))
        }
        #expect(pictures.count > 90)
    }

    @Test(
        "There is no sample picture at a URL with a different host or without a person",
        arguments: ["https://example.com/1.ppm", "file:///1.ppm", "https://sample.invalid/", "https://sample.invalid"])
    func notFound(address: String) async throws {
        let url = try #require(URL(string: address))
        await #expect(throws: NetworkError.recordingError(.noPictures)) { try await SamplePictures().picture(at: url) }
    }
}
