import TestKit
import Testing
import TextUI

@Suite("Laws of sanitized text, for random strings", .computesLong)
struct SanitizedTextLawTests {
    static let seeds: Range<UInt64> = 0..<(SlowTests.areEnabled ? 8 : 2)

    @Test("A sanitized cluster takes 1 or 2 cells, and has at most 32 scalars and no controls", arguments: seeds)
    func clustersAreDrawable(seed: UInt64) {
        forEachText(seed) { text in
            for character in text.string {
                let isDrawable = 1...2 ~= DisplayWidth.of(character) && character.unicodeScalars.count <= 32
                let isTame = character.unicodeScalars.allSatisfy { !isCommand($0) }
                #expect(isDrawable && isTame, "\(escaped(String(character))) in \(escaped(text.string))")
            }
        }
    }

    @Test("Sanitizing a sanitized text again changes nothing", arguments: seeds)
    func idempotence(seed: UInt64) {
        forEachText(seed) { text in
            let again = SanitizedText(text.string)
            #expect(again.string.utf8.elementsEqual(text.string.utf8), "\(escaped(text.string))")
        }
    }

    @Test("A text that sanitizing changes has more substitutes than before", arguments: seeds)
    func nothingIsLost(seed: UInt64) {
        forEachString(seed) { string in
            let text = SanitizedText(string).string
            let isKept = text.unicodeScalars.elementsEqual(string.unicodeScalars)
            let substitutes = text.unicodeScalars.count(where: isSubstitute)
            #expect(isKept || substitutes > string.unicodeScalars.count(where: isSubstitute), "\(escaped(string))")
        }
    }

    @Test("Sanitized text splits into Swift's clusters, and their widths add up to its width", arguments: seeds)
    func clustersAddUp(seed: UInt64) {
        forEachText(seed) { text in
            var characters: [Character] = []
            var width = 0
            text.forEachCluster { character, cells in
                characters.append(character)
                width += cells
            }
            #expect(characters == Array(text.string), "\(escaped(text.string))")
            #expect(width == text.width && width == text.string.reduce(0) { $0 + DisplayWidth.of($1) })
        }
    }

    @Test("A sanitized text's prefix is sanitized, has whole clusters, and is as long as possible", arguments: seeds)
    func slices(seed: UInt64) {
        forEachText(seed) { text in
            let characters = Array(text.string)
            for width in [-1, 0, 1, 2, 5, 20] {
                let prefix = text.prefix(width: width)
                #expect(Array(prefix.string) == Array(characters.prefix(prefix.string.count)))
                #expect(prefix.width <= max(0, width) && prefix == SanitizedText(prefix.string))
                #expect(prefix == text || prefix.width >= width - 1, "\(escaped(text.string)) at \(width)")
            }
        }
    }

    @Test("Each line of a split text is sanitized, and contains no line separator or tab", arguments: seeds)
    func lines(seed: UInt64) {
        forEachString(seed) { string in
            for line in SanitizedText.lines(of: string) {
                #expect(line.string.utf8.elementsEqual(SanitizedText(line.string).string.utf8), "\(escaped(string))")
                #expect(line.string.allSatisfy { $0 != "\t" && !$0.isNewline })
            }
        }
    }

    private func forEachString(_ seed: UInt64, _ body: (String) -> Void) {
        var random = RandomText(seed: seed)
        for _ in 0..<150 { body(random.next()) }
    }

    private func forEachText(_ seed: UInt64, _ body: (SanitizedText) -> Void) {
        forEachString(seed) { body(SanitizedText($0)) }
    }

    private func isCommand(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0x61C: true
        default: false
        }
    }

    private func isSubstitute(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2400...0x2421, 0x1F130...0x1F149, 0x2D, 0x25CC, 0xFFFD: true
        default: false
        }
    }

    private func escaped(_ string: String) -> String {
        string.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    }
}
