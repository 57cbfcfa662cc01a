import Terminal
import TestKit
import Testing
import TextUI

@Suite("Laws of the key decoder", .computesLong)
struct KeyDecoderLawTests {
    /// Mostly bytes that begin, continue or end a sequence.
    private static let meaningful = Array("\u{1B}\u{1B}\u{1B}[[O]P;<?0123456789~MmABZ$\\\u{7}\u{3}\r\u{7F}aé漢🙂".utf8)

    /// Keys whose bytes cannot be the rest of a sequence.
    ///
    /// A single letter is not among them, because it may end a sequence that has timed out.
    private static let following: [(sent: [UInt8], keys: [Key])] = [
        ("\rx", [.enter, .character("x")]), ("\r", [.enter]), ("é", [.character("é")]), ("\u{3}", [.control("c")]),
        ("\u{1B}[A", [.up]),
    ].map { (Array($0.utf8), $1) }

    /// The number of byte strings to try.
    private static let stringCount = SlowTests.areEnabled ? 1_000_000 : 3_000

    private static func makeBytes(_ random: inout SeededGenerator) -> [UInt8] {
        (0..<random.number(below: 14)).map { _ in
            random.number(below: 4) == 0 ? UInt8(random.number(below: 256)) : random.pick(meaningful)
        }
    }

    @Test("Whatever bytes are decoded, the next key is not lost", arguments: 0..<8)
    func losesNoKey(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<KeyDecoderLawTests.stringCount / 8 {
            var decoder = KeyDecoder()
            let bytes = KeyDecoderLawTests.makeBytes(&random)
            _ = decoder.decode(bytes)
            _ = decoder.flush()
            let (sent, keys) = random.pick(KeyDecoderLawTests.following)
            let inputs = decoder.decode(sent)
            // An incomplete character waits for its remaining bytes, however late they come. If another key comes
            // instead, the character becomes U+FFFD.
            let whole = Array(inputs.drop { $0 == .key(.character("\u{FFFD}")) })
            // The macro `#expect` would take much longer than the decoder.
            if whole != keys.map(TerminalInput.key) {
                Issue.record("\(keys) after \(bytes): got \(inputs), seed \(seed)")
                return
            }
        }
    }

    @Test("Any bytes are decoded as the same keys, however they are split into reads", arguments: 0..<8)
    func cutsOfAnyBytes(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<KeyDecoderLawTests.stringCount / 60 {
            let bytes = KeyDecoderLawTests.makeBytes(&random)
            expectSame(bytes, cutEvery: { 1 + random.number(below: 5) })
        }
    }

    /// Sequences of keys with `[` or `O` after the escape, and some sequences that are not keys.
    private static let cuttable =
        TerminalSequences.all.map(\.sent).filter { $0.contains(/^\x{1B}+[\[O]/) } + [
            "\u{1B}[I", "\u{1B}[<0;1;1m", "\u{1B}[97;1:3u",
        ]

    @Test(
        "A sequence that is split anywhere, with any pauses, is decoded as its key, as the escape key or as nothing",
        arguments: cuttable)
    func everyGap(sequence: String) {
        let bytes = Array(sequence.utf8)
        var decoder = KeyDecoder()
        let keys = decoder.keys(in: bytes)
        let escapes = bytes.prefix { $0 == 0x1B }.count
        // The keys without alt, which is an additional escape before the sequence.
        let plain = decoder.keys(in: bytes[(escapes - 1)...])
        for first in 1...bytes.count {
            for second in first...bytes.count {
                for gaps in [[false, false], [true, false], [false, true], [true, true]] {
                    let reads = [bytes[..<first], bytes[first..<second], bytes[second...]].filter { !$0.isEmpty }
                    // If the rest comes in two reads after the escape key, it is taken for typed keys.
                    if gaps[0], first == escapes, reads.count == 3 { continue }
                    decoder = KeyDecoder()
                    var decoded: [Key] = []
                    for (read, isLate) in zip(reads, gaps + [false]) {
                        decoded += decoder.keys(in: read)
                        if isLate { decoded += decoder.flushedKeys() }
                    }
                    let rest = Array(decoded.drop { $0 == .escape })
                    let isEscape = decoded.count - rest.count <= escapes && (rest.isEmpty || rest == plain)
                    if decoded != keys, !isEscape { Issue.record("\(reads), \(gaps): \(decoded)") }
                    if decoder.keys(in: "\r".utf8).last != .enter { Issue.record("\(reads), \(gaps): next key lost") }
                }
            }
        }
    }

    @Test("Several sequences are decoded as the same keys, however they are split into reads", arguments: 0..<8)
    func cutsOfSequences(seed: UInt64) {
        let others = [
            "\r", "\u{3}", "a", "é", "漢", "🙂", "\u{1B}x", "\u{1B}[200~p\u{1B}[0mq\r\u{1B}[201~", "\u{1B}]0;t\u{1B}\\",
            "\u{1B}[I", "\u{1B}[?2026;2$y",
        ]
        let whole = others + TerminalSequences.all.map(\.sent)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<KeyDecoderLawTests.stringCount / 90 {
            let sent = (0..<random.number(below: 12)).map { _ in random.pick(whole) }
            expectSame(sent.flatMap { Array($0.utf8) }, cutEvery: { 1 + random.number(below: 5) })
        }
    }

    /// Decodes `bytes` in one read, then in reads whose lengths `cutEvery` returns, and expects equal inputs.
    private func expectSame(
        _ bytes: [UInt8], cutEvery length: () -> Int, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var decoder = KeyDecoder()
        let expected = decoder.decode(bytes) + decoder.flush()
        decoder = KeyDecoder()
        var decoded: [TerminalInput] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let read = rest.prefix(length())
            decoded += decoder.decode(read)
            rest = rest.dropFirst(read.count)
        }
        decoded += decoder.flush()
        // The macro `#expect` would take much longer than the decoder.
        if decoded.flatMap(scalars) != expected.flatMap(scalars) {
            Issue.record("\(bytes): expected \(expected), decoded \(decoded)", sourceLocation: sourceLocation)
        }
    }

    /// Returns a character's scalars as separate inputs.
    ///
    /// A combining mark in the next read is a separate key, because a letter cannot wait for the mark.
    private func scalars(_ input: TerminalInput) -> [TerminalInput] {
        let characters: (Character) -> [TerminalInput] = { $0.unicodeScalars.map { .key(.character(Character($0))) } }
        return switch input {
        case .key(.character(let character)): characters(character)
        case .key(.alt(let character)): [.key(.alt(" "))] + characters(character)
        default: [input]
        }
    }
}
