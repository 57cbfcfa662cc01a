import Terminal
import TestKit
import Testing
import TextUI

@Suite("Key decoder: bracketed paste", .computesLong)
struct KeyDecoderPasteTests {
    @Test("is one key, whatever it contains, with line feeds as line ends")
    func isOneKey() {
        var decoder = KeyDecoder()
        let keys = decoder.keys(in: "a\u{1B}[200~q\u{3}\u{1B}[A\r1\r\n2\n~\u{1B}[201~b".utf8)
        #expect(keys == [.character("a"), .paste("q\u{3}\u{1B}[A\n1\n2\n~"), .character("b")])
        #expect(!decoder.isWaiting)
    }

    @Test("is no key if it is empty")
    func isNothing() {
        var decoder = KeyDecoder()
        #expect(decoder.keys(in: "\u{1B}[200~\u{1B}[201~x".utf8) == [.character("x")])
    }

    @Test("ends if nothing follows")
    func endsByFlush() {
        var decoder = KeyDecoder()
        #expect(decoder.keys(in: "\u{1B}[200~abc".utf8) == [])
        #expect(decoder.isPasting && decoder.isWaiting)
        #expect(decoder.flushedKeys() == [.paste("abc")])
        #expect(decoder.keys(in: "\u{1B}[A".utf8) == [.up])
    }

    @Test("is decoded in parts if it is very long, without losing anything")
    func comesInParts() {
        let text = String(repeating: "é漢🙂x", count: 110_000)
        var decoder = KeyDecoder()
        let sent = "\u{1B}[200~" + text + "\u{1B}[201~"
        let keys = decoder.keys(in: sent.utf8)
        let parts = keys.compactMap { if case .paste(let part) = $0 { part } else { nil } }
        #expect(parts.count == keys.count)
        #expect(parts.count > 1)
        #expect(parts.allSatisfy { $0.utf8.count <= 1 << 20 })
        // Compared outside of `#expect`, which would print megabytes.
        let isWhole = parts.joined() == text
        #expect(isWhole)
    }
}
