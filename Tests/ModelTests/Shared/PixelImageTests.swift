import Model
import Testing

@Suite("A decoded picture")
struct PixelImageTests {
    @Test("A decoded picture keeps its width, its height and all its pixels")
    func size() throws {
        let image = try #require(PixelImage(width: 2, height: 1, rgb: [1, 2, 3, 4, 5, 6]))
        #expect(image.width == 2 && image.height == 1)
        #expect(image.rgb == [1, 2, 3, 4, 5, 6])
    }

    @Test(
        "A decoded picture needs positive sides that match its number of bytes",
        arguments: [
            (0, 0, 0), (0, 1, 0), (1, 0, 0), (-1, -1, 3), (-1, 1, 3), (1, 1, 2), (1, 1, 4), (2, 1, 3), (1, 1, 6),
            (1, 1, 0), (.max, .max, 3), (.max, 1, 3), (.min, .min, 0), (.max / 2 + 1, 2, 0),
        ])
    func malformed(width: Int, height: Int, count: Int) {
        #expect(PixelImage(width: width, height: height, rgb: Array(repeating: 0, count: count)) == nil)
    }
}
