import Model
import TestKit
import Testing

@Suite("A BlurHash")
struct BlurHashTests {
    /// The examples of https://github.com/woltapp/blurhash/blob/master/Algorithm.md and https://blurha.sh, with the 3
    /// by 2 pixels that https://pypi.org/project/blurhash/1.1.4/ decodes from them.
    private static let published = [
        ("LlMF%n00%#MwS|WCWEM{R*bbWBbH", "5B4300 AA8D7D B78E61 9B6529 AE776D CC957A"),
        ("LEHV6nWB2yk8pyo0adR*.7kCMdnj", "87A4B1 ACB1AF AAAFAC 7894A2 96807D 96877D"),
        ("LGF5]+Yk^6#M@-5c,1J5@[or[Q6.", "B076A3 9B74BB 885287 899BB1 2F8EBE 8C7541"),
        ("L6PZfSi_.AyE_3t7t7R**0o#DgR4", "E5E4E2 E3E2DF E2E2DF E2DEDF D7CBC1 DBD6D0"),
        ("LKN]Rv%2Tw=w]~RBVZRi};RPxuwH", "FAC0A1 E4B7A6 F8BF94 C7BBB4 BBA29F C3A5A2"),
    ]

    @Test("Published BlurHashes decode to a Python decoder's pixels, with a tolerance of 1", arguments: published)
    func decoded(hash: String, expected: String) throws {
        let image = try #require(try BlurHash(hash).pixels(width: 3, height: 2))
        let pixels = try expected.split(separator: " ").map { try #require(PhotoColor(hexadecimal: "#\($0)")) }
        let rgb = pixels.flatMap { [$0.red, $0.green, $0.blue] }
        try #require(image.rgb.count == rgb.count)
        for (one, other) in zip(image.rgb, rgb) { #expect(abs(Int(one) - Int(other)) <= 1) }
    }

    @Test(
        "Every pixel of a BlurHash with only one component has exactly the mean colour",
        arguments: [
            ("000000", [0, 0, 0]), ("00TSUA", [255, 255, 255]), ("000S[#", [3, 10, 11]), ("003b?v", [30, 40, 50]),
            ("00M}V?", [200, 128, 1]),
        ] as [(String, [UInt8])])
    func meanColor(text: String, color: [UInt8]) throws {
        let image = try #require(try BlurHash(text).pixels(width: 2, height: 2))
        #expect(image.rgb == Array([color, color, color, color].joined()))
    }

    @Test("Pixels that a BlurHash makes brighter than white are clamped to white")
    func beyondWhite() throws {
        #expect(try BlurHash("00~~~~").pixels(width: 1, height: 1)?.rgb.first == 255)
    }

    @Test(
        "A malformed BlurHash is rejected with a reason",
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

    @Test("Decoding any text as a BlurHash does not trap", arguments: 0..<50 as Range<UInt64>)
    func anyText(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let characters = Array("0123456789ABCLSVaz~}|{_^[]@?=;:.-,+*%$# é👍\u{0}\"'")
        for _ in 0..<200 {
            let text = String((0..<generator.number(below: 34)).map { _ in generator.pick(characters) })
            _ = try? BlurHash(text).pixels(width: 3, height: 2)
        }
    }

    @Test("A BlurHash decodes to no picture if a side is less than 1", arguments: [(0, 1), (1, 0), (-1, 5)])
    func noSide(width: Int, height: Int) throws {
        #expect(try BlurHash("000000").pixels(width: width, height: height) == nil)
    }
}
