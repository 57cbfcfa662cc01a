import Terminal
import TestSupport
import Testing
import TextUI

@Suite("Key decoder: laws")
struct KeyDecoderLawTests {
    /// Mostly bytes that begin, go on with or end something.
    private static let meaningful = Array("\u{1B}\u{1B}\u{1B}[[O]P;<?0123456789~MmABZ$\\\u{7}\u{3}\r\u{7F}aé漢🙂".utf8)

    private static func makeBytes(_ random: inout SeededGenerator) -> [UInt8] {
        (0..<random.number(below: 14)).map { _ in
            random.number(below: 4) == 0 ? UInt8(random.number(below: 256)) : random.pick(meaningful)
        }
    }

    @Test("any bytes are decoded, and a key behind them is not lost", arguments: 0..<8)
    func losesNoKey(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var decoder = KeyDecoder()
        for _ in 0..<4_000 {
            let bytes = KeyDecoderLawTests.makeBytes(&random)
            _ = decoder.decode(bytes)
            _ = decoder.flush()
            let key = decoder.decode("\u{1B}[6~".utf8).last
            // The macro costs much more than the decoder.
            if key != .key(.pageDown) {
                Issue.record("lost behind \(bytes), seed \(seed)")
                return
            }
        }
    }

    @Test("sequences mean the same however they are cut", arguments: 0..<8)
    func cutsDoNotMatter(seed: UInt64) {
        let whole = [
            "\u{1B}[A", "\u{1B}OB", "\u{1B}[1;5C", "\u{1B}[5~", "\u{1B}[<64;100;20M", "\u{1B}[<0;1;1M", "\r", "\u{3}",
            "a", "é",
            "漢", "🙂", "\u{1B}x", "\u{1B}[200~p\u{1B}[0mq\r\u{1B}[201~", "\u{1B}]0;t\u{1B}\\", "\u{1B}[Ma!!", "\u{1B}[I",
        ]
        var random = SeededGenerator(seed: seed)
        for _ in 0..<400 {
            let sent = (0..<random.number(below: 12)).map { _ in random.pick(whole) }
            let bytes = sent.flatMap { Array($0.utf8) }
            var decoder = KeyDecoder()
            let expected = sent.flatMap { decoder.decode($0.utf8) }
            var decoded: [TerminalInput] = []
            var rest = bytes[...]
            while !rest.isEmpty {
                let cut = 1 + random.number(below: 5)
                decoded += decoder.decode(rest.prefix(cut))
                rest = rest.dropFirst(cut)
            }
            if decoded != expected {
                Issue.record("\(bytes), seed \(seed): expected \(expected), decoded \(decoded)")
                return
            }
        }
    }
}
