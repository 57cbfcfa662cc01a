import Model
import Sample
import Testing

@Suite("The sample photos")
struct SamplePhotosTests {
    @Test("The pages of sample photos contain each of the 240 photos once, and an empty page follows")
    func all() async throws {
        let service = RecordedPhotos.sample()
        var photos: [Photo] = []
        for number in 1...25 {
            let page = try await service.photos(matching: nil, page: number)
            photos += page.photos
            #expect(page.skipped == [])
            #expect(page.photos.count == (number == 25 ? 0 : 10))
            #expect(page.hasNextPage == (number < 24))
        }
        #expect(Set(photos.map(\.id)).count == 240)
    }

    @Test("A page of sample photos is empty if its number is out of range", arguments: [0, -1, 26, Int.max, Int.min])
    func noPage(number: Int) async throws {
        let page = try await RecordedPhotos.sample().photos(matching: nil, page: number)
        #expect(page == PhotoPage(photos: [], hasNextPage: false))
    }

    @Test("Each BlurHash of a sample photo can be decoded, and no two are equal; some photos have no BlurHash")
    func hashes() async throws {
        let photos = try await everyone()
        let hashes = photos.compactMap(\.blurHash)
        for hash in hashes { _ = try BlurHash(hash) }
        #expect(Set(hashes).count == hashes.count)
        #expect(hashes.count == 234)
        #expect(photos.allSatisfy { $0.color != nil })
    }

    @Test("The decoded BlurHash of a sample photo is about as light as the photo's colour")
    func colors() async throws {
        for photo in try await everyone() {
            guard let hash = photo.blurHash, let color = photo.color else { continue }
            let image = try #require(try BlurHash(hash).pixels(width: 12, height: 12))
            let green = stride(from: 1, to: image.rgb.count, by: 3).reduce(0) { $0 + Int(image.rgb[$1]) } / 144
            #expect(abs(green - Int(color.green)) < 60, "\(photo.id)")
        }
    }

    @Test("The first page of sample photos always begins with the same three photos")
    func order() async throws {
        let page = try await RecordedPhotos.sample().photos(matching: nil, page: 1)
        #expect(
            page.photos.prefix(3).map(\.altDescription) == [
                "a water lily on dark wood", "a lavender field at night", "morning fog between pines",
            ])
    }

    @Test(
        "A search of the sample photos finds and counts the photos whose texts contain all words of the search",
        arguments: [
            ("sea", 13), ("sea sunset", 4), ("ＳＥＡ  sunset", 4), ("SE\u{C1}\tsunset", 4), ("sea sunset sea", 4),
            ("s\u{200B}ea sunset", 4), ("lucia", 8), ("zebra", 0), ("sea zebra", 0),
        ])
    func search(query: String, total: Int) async throws {
        let page = try await RecordedPhotos.sample().photos(matching: query, page: 1)
        #expect(page.total == total && page.photos.count == min(total, 10) && page.hasNextPage == (total > 10))
    }

    private func everyone() async throws -> [Photo] {
        let service = RecordedPhotos.sample()
        var photos: [Photo] = []
        for number in 1...24 { photos += try await service.photos(matching: nil, page: number).photos }
        return photos
    }
}
