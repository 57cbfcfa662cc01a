import Model
import TestKit
import Testing

@Suite("A BlurHash")
struct BlurHashTests {
    /// The examples of https://github.com/woltapp/blurhash/blob/master/Algorithm.md and https://blurha.sh, with the 3
    /// by 2 pixels that https://pypi.org/project/blurhash/1.1.4/ decodes from them.
    private static let published: [(hash: String, rgb: [UInt8])] = [
        (
            "LlMF%n00%#MwS|WCWEM{R*bbWBbH",
            [91, 67, 0, 170, 141, 125, 183, 142, 97, 155, 101, 41, 174, 119, 109, 204, 149, 122]
        ),
        (
            "LEHV6nWB2yk8pyo0adR*.7kCMdnj",
            [135, 164, 177, 172, 177, 175, 170, 175, 172, 120, 148, 162, 150, 128, 125, 150, 135, 125]
        ),
        (
            "LGF5]+Yk^6#M@-5c,1J5@[or[Q6.",
            [176, 118, 163, 155, 116, 187, 136, 82, 135, 137, 155, 177, 47, 142, 190, 140, 117, 65]
        ),
        (
            "L6PZfSi_.AyE_3t7t7R**0o#DgR4",
            [229, 228, 226, 227, 226, 223, 226, 226, 223, 226, 222, 223, 215, 203, 193, 219, 214, 208]
        ),
        (
            "LKN]Rv%2Tw=w]~RBVZRi};RPxuwH",
            [250, 192, 161, 228, 183, 166, 248, 191, 148, 199, 187, 180, 187, 162, 159, 195, 165, 162]
        ),
    ]

    @Test("has the pixels that another decoder finds in published examples", arguments: published)
    func decoded(hash: String, rgb: [UInt8]) throws {
        let image = try #require(try BlurHash(hash).pixels(width: 3, height: 2))
        try #require(image.rgb.count == rgb.count)
        for (one, other) in zip(image.rgb, rgb) { #expect(abs(Int(one) - Int(other)) <= 1) }
    }

    @Test("starts with the number of waves", arguments: [("LEHV6nWB2yk8pyo0adR*.7kCMdnj", 4, 3), ("00OZZy", 1, 1)])
    func waves(text: String, columns: Int, rows: Int) throws {
        let hash = try BlurHash(text)
        #expect(hash.columns == columns)
        #expect(hash.rows == rows)
    }

    @Test(
        "has exactly its mean colour everywhere if it has a single wave",
        arguments: [
            ("000000", [0, 0, 0]), ("00TSUA", [255, 255, 255]), ("000S[#", [3, 10, 11]), ("003b?v", [30, 40, 50]),
            ("00M}V?", [200, 128, 1]),
        ] as [(String, [UInt8])])
    func meanColor(text: String, color: [UInt8]) throws {
        let image = try #require(try BlurHash(text).pixels(width: 2, height: 2))
        #expect(image.rgb == Array([color, color, color, color].joined()))
    }

    @Test("is clamped to white")
    func beyondWhite() throws {
        #expect(try BlurHash("00~~~~").pixels(width: 1, height: 1)?.rgb.first == 255)
    }

    @Test(
        "is rejected with a reason if it is malformed",
        arguments: [
            ("", BlurHashError.length(expected: 6, found: 0)), ("LEHV6", .length(expected: 6, found: 5)),
            ("LEHV6nWB2yk8pyo0adR*.7kCMdn", .length(expected: 28, found: 27)),
            ("LEHV6nWB2yk8pyo0adR*.7kCMdnjj", .length(expected: 28, found: 29)),
            ("LEHV6nWB2yk8pyo0adR*.7kCMd j", .character(" ", at: 26)), ("é", .character("é", at: 0)),
            ("LEHV6nWB2yk8pyo0adR*.7kCMdn👍🏽", .character("👍🏽", at: 27)), ("\"00000", .character("\"", at: 0)),
            ("}00000", .waveCount(found: 81)), ("~00000", .waveCount(found: 82)),
        ])
    func malformed(text: String, error: BlurHashError) {
        #expect(throws: error) { try BlurHash(text) }
    }

    @Test("does not trap, whatever the text", arguments: 0..<50 as Range<UInt64>)
    func anyText(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let characters = Array("0123456789ABCLSVaz~}|{_^[]@?=;:.-,+*%$# é👍\u{0}\"'")
        for _ in 0..<200 {
            let text = String((0..<generator.number(below: 34)).map { _ in generator.pick(characters) })
            _ = try? BlurHash(text).pixels(width: 3, height: 2)
        }
    }

    @Test("has no picture of an empty size", arguments: [(0, 1), (1, 0), (-1, 5)])
    func noSide(width: Int, height: Int) throws {
        #expect(try BlurHash("000000").pixels(width: width, height: height) == nil)
    }
}
