import Foundation
import Interactor
import Model
import Sample
import TestKit
import Testing

@Suite("The decoder of PPM pictures", .computesLong)
struct PPMDecoderTests {
    @Test(
        "The decoder reads a picture's samples and scales them to the range 0 to 255",
        arguments: [
            ("P6 1 1 255 ", [1, 2, 3], [1, 2, 3]),
            // White space and comments may be anywhere in the header.
            ("P6#a\n# b\r\t1\u{0B}# c\n1\u{0C}#d\n255\n", [7, 8, 9], [7, 8, 9]),
            // The first pixel may look like white space.
            ("P6 1 1 255 ", [32, 10, 35], [32, 10, 35]),
            // Samples are scaled.
            ("P6 1 1 1 ", [0, 1, 1], [0, 255, 255]), ("P6 1 1 15 ", [0, 7, 15], [0, 119, 255]),
            // Bytes after the pixels are ignored.
            ("P6 1 1 255 ", [1, 2, 3, 4, 5], [1, 2, 3]),
        ] as [(String, [UInt8], [UInt8])])
    func read(head: String, samples: [UInt8], rgb: [UInt8]) throws {
        #expect(try decode(head, samples).rgb == rgb)
    }

    @Test("A picture has the width and the height that its header gives")
    func size() throws {
        let image = try decode("P6\n2 1\n255\n", [1, 2, 3, 253, 254, 255])
        #expect(image == PixelImage(width: 2, height: 1, rgb: [1, 2, 3, 253, 254, 255]))
    }

    @Test("The PPM decoder reads a slice of data from the slice's start, not from index 0")
    func slice() throws {
        let data = Data("xxP6 1 1 255 \u{1}\u{2}\u{3}".utf8).dropFirst(2)
        #expect(try decode(data).rgb == [1, 2, 3])
    }

    @Test(
        "The error for an unsupported format names the format, if it is known",
        arguments: [
            ([0xFF, 0xD8, 0xFF, 0xE0], "JPEG"), ([0x89, 0x50, 0x4E, 0x47, 0x0D], "PNG"), (Array("GIF89a".utf8), "GIF"),
            (Array("RIFF0000WEBPVP8 ".utf8), "WebP"), (Array("RIFF0000WAVE".utf8), nil),
            (Array("P3 1 1 255 1 2 3".utf8), nil), (Array("hello".utf8), nil), ([0], nil),
        ] as [([UInt8], String?)])
    func unsupported(bytes: [UInt8], name: String?) {
        #expect(throws: PictureError.unsupportedFormat(name)) { try PPMDecoder().decode(Data(bytes)) }
    }

    @Test(
        "The error for a malformed picture says what was expected and what was found",
        arguments: [
            ("", FormatError(path: "", expected: .value, found: .bytes(0))),
            ("P6", FormatError(path: "width", expected: .wholeNumber(1...4096), found: .nothing)),
            ("P61 1 255 ", FormatError(path: "width", expected: .wholeNumber(1...4096), found: .text("1 1 255 "))),
            ("P6 x", FormatError(path: "width", expected: .wholeNumber(1...4096), found: .text("x"))),
            ("P6 0 1 255 ", FormatError(path: "width", expected: .wholeNumber(1...4096), found: .text("0 1 255 "))),
            ("P6 1 -1 255 ", FormatError(path: "height", expected: .wholeNumber(1...4096), found: .text("-1 255 "))),
            (
                "P6 1 4097 255 ",
                FormatError(path: "height", expected: .wholeNumber(1...4096), found: .text("4097 255 "))
            ),
            (
                "P6 99999999999999999999 1 255 ",
                FormatError(path: "width", expected: .wholeNumber(1...4096), found: .text("999999999999"))
            ),
            ("P6 1 1 0 ", FormatError(path: "maxval", expected: .wholeNumber(1...255), found: .text("0 "))),
            ("P6 1 1 256 ", FormatError(path: "maxval", expected: .wholeNumber(1...255), found: .text("256 "))),
            ("P6 1 1 255", FormatError(path: "samples", expected: .bytes(3), found: .bytes(0))),
            ("P6 1 1 255 ab", FormatError(path: "samples", expected: .bytes(3), found: .bytes(2))),
            ("P6 1 1 64 zzz", FormatError(path: "samples", expected: .wholeNumber(0...64), found: .value("122"))),
            ("P6 4096 4096 255 1", FormatError(path: "samples", expected: .bytes(50_331_648), found: .bytes(1))),
        ])
    func malformed(text: String, reason: FormatError) {
        #expect(throws: PictureError.malformed(reason)) { try decode(text) }
    }

    @Test("Neither a truncated picture nor one with a changed byte makes the decoder trap")
    func fuzzed() throws {
        for text in ["P6 2 1 200 abcdef", "P6 # c\n2 1 255 abcdef"] {
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
        try decode(Data(head.utf8) + pixels)
    }

    private func decode(_ data: Data) throws -> PixelImage {
        guard case .pixels(let image) = try PPMDecoder().decode(data) else { throw Undecoded() }
        return image
    }

    private struct Undecoded: Error {}
}
