import Foundation
import Interactor
import Model
import Sample
import Testing

@Suite("The decoder of PPM pictures")
struct PPMDecoderTests {
    @Test("A binary picture is read as it is")
    func binary() throws {
        let image = try decode("P6\n2 1\n255\n", [1, 2, 3, 253, 254, 255])
        #expect(image == PixelImage(width: 2, height: 1, rgb: [1, 2, 3, 253, 254, 255]))
    }

    @Test("A plain picture is read, whatever white space and comments are between its numbers")
    func plain() throws {
        let image = try decode("P3 #c\r\t2\u{0B}1\u{0C}255 # 9 9\n1 2 3\n#x\n253\t254\r\n255")
        #expect(image == PixelImage(width: 2, height: 1, rgb: [1, 2, 3, 253, 254, 255]))
    }

    @Test("Comments may stand anywhere in the head of a binary picture")
    func comments() throws {
        let image = try decode("P6#a\n# b\n1# c\n1 #d\n255\n", [7, 8, 9])
        #expect(image.rgb == [7, 8, 9])
    }

    @Test("The first pixel may look like white space")
    func spaceAsPixel() throws {
        #expect(try decode("P6 1 1 255 ", [32, 10, 35]).rgb == [32, 10, 35])
    }

    @Test(
        "Samples are scaled to 255",
        arguments: [
            (1, [0, 1, 1], [0, 255, 255]), (15, [0, 7, 15], [0, 119, 255]),
            (65_535, [0, 32_768, 65_535], [0, 128, 255]),
        ] as [(Int, [Int], [UInt8])])
    func scaled(highest: Int, samples: [Int], rgb: [UInt8]) throws {
        #expect(try decode("P3 1 1 \(highest) " + samples.map(String.init).joined(separator: " ")).rgb == rgb)
        let bytes = samples.flatMap { highest < 256 ? [UInt8($0)] : [UInt8($0 >> 8), UInt8($0 & 255)] }
        #expect(try decode("P6 1 1 \(highest) ", bytes).rgb == rgb)
    }

    @Test("What follows the pixels is left alone")
    func trailing() throws {
        #expect(try decode("P6 1 1 255 ", [1, 2, 3, 4, 5]).rgb == [1, 2, 3])
    }

    @Test("A slice of data is read from its own start")
    func slice() throws {
        let data = Data("xxP3 1 1 255 1 2 3".utf8).dropFirst(2)
        #expect(try PPMDecoder().decode(data).rgb == [1, 2, 3])
    }

    @Test(
        "Another format is named",
        arguments: [
            ([0xFF, 0xD8, 0xFF, 0xE0], "JPEG"), ([0x89, 0x50, 0x4E, 0x47, 0x0D], "PNG"), (Array("GIF89a".utf8), "GIF"),
            (Array("RIFF0000WEBPVP8 ".utf8), "WebP"), (Array("RIFF0000WAVE".utf8), "unknown"),
            (Array("P5 1 1 255 1".utf8), "PGM"), (Array("hello".utf8), "unknown"), ([0], "unknown"),
        ] as [([UInt8], String)])
    func unsupported(bytes: [UInt8], name: String) {
        #expect(throws: PictureError.unsupportedFormat(name)) { try PPMDecoder().decode(Data(bytes)) }
    }

    @Test(
        "A malformed picture is told by what was expected and what came",
        arguments: [
            ("", "expected a picture, came 0 bytes"),
            ("P6", "expected white space before a width, came the end"),
            ("P61 1 255 ", "expected white space before a width, came “1 1 255 ”"),
            ("P6 x", "expected a width from 1 to 4096, came “x”"),
            ("P6 0 1 255 ", "expected a width from 1 to 4096, came “0 1 255 ”"),
            ("P6 1 -1 255 ", "expected a height from 1 to 4096, came “-1 255 ”"),
            ("P6 1 4097 255 ", "expected a height from 1 to 4096, came “4097 255 ”"),
            ("P6 99999999999999999999 1 255 ", "expected a width from 1 to 4096, came “999999999999”"),
            ("P6 1 1 0 ", "expected a highest value from 1 to 65535, came “0 ”"),
            ("P6 1 1 65536 ", "expected a highest value from 1 to 65535, came “65536 ”"),
            ("P6 1 1 255", "expected white space before the pixels, came the end"),
            ("P6 1 1 255 ab", "expected 3 bytes, came 2"),
            ("P6 1 1 256 abcde", "expected 6 bytes, came 5"),
            ("P6 1 1 64 zzz", "expected a sample up to 64, came 122"),
            ("P3 1 1 255 1 2", "expected 3 samples, came 4 bytes"),
            ("P3 1 1 255 10 20", "expected white space before a sample, came the end"),
            ("P3 1 1 255 1 2 256", "expected a sample from 0 to 255, came “256”"),
            ("P3 4096 4096 255 1", "expected 50331648 samples, came 2 bytes"),
        ])
    func malformed(text: String, reason: String) {
        #expect(throws: PictureError.malformed(reason)) { try decode(text) }
    }

    @Test("No beginning of a picture, and no picture with a byte changed, traps")
    func fuzzed() throws {
        for text in ["P6 2 1 30000 abcdefghijkl", "P3 # c\n2 1 255 1 2 3 4 5 6"] {
            let whole = Array(text.utf8)
            _ = try PPMDecoder().decode(Data(whole))
            for place in whole.indices {
                _ = try? PPMDecoder().decode(Data(whole.prefix(place)))
                for byte in UInt8.min...UInt8.max {
                    var changed = whole
                    changed[place] = byte
                    _ = try? PPMDecoder().decode(Data(changed))
                }
            }
        }
    }

    private func decode(_ head: String, _ pixels: [UInt8] = []) throws -> PixelImage {
        try PPMDecoder().decode(Data(head.utf8) + pixels)
    }
}
