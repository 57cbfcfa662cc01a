import Model
import Testing

@Suite("A decoded picture")
struct PixelImageTests {
    @Test("A decoded picture holds exactly the pixels of its width and height")
    func size() throws {
        let image = try #require(PixelImage(width: 2, height: 1, rgb: [1, 2, 3, 4, 5, 6]))
        #expect(image.width == 2 && image.height == 1)
        #expect(image.rgb == [1, 2, 3, 4, 5, 6])
    }

    @Test(
        "A decoded picture is not created from sides that do not match its bytes",
        arguments: [
            (0, 0, 0), (0, 1, 0), (1, 0, 0), (-1, -1, 3), (-1, 1, 3), (1, 1, 2), (1, 1, 4), (2, 1, 3), (1, 1, 6),
            (1, 1, 0), (.max, .max, 3), (.max, 1, 3), (.min, .min, 0), (.max / 2 + 1, 2, 0),
        ])
    func malformed(width: Int, height: Int, count: Int) {
        #expect(PixelImage(width: width, height: height, rgb: Array(repeating: 0, count: count)) == nil)
    }
}
