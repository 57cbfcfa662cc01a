import Terminal
import TestKit
import Testing
import TextUI

@Suite("Bracketed paste in the key decoder", .computesLong)
struct KeyDecoderPasteTests {
    @Test("A paste is one key, whatever it contains, with line feeds as line ends")
    func isOneKey() {
        var decoder = KeyDecoder()
        let keys = decoder.keys(in: "a\u{1B}[200~q\u{3}\u{1B}[A\r1\r\n2\n~\u{1B}[201~b".utf8)
        #expect(keys == [.character("a"), .paste("q\u{3}\u{1B}[A\n1\n2\n~"), .character("b")])
        #expect(decoder.wait == nil)
    }

    @Test("An empty paste is not a key")
    func isNothing() {
        var decoder = KeyDecoder()
        #expect(decoder.keys(in: "\u{1B}[200~\u{1B}[201~x".utf8) == [.character("x")])
    }

    @Test("A paste that pauses is delivered in parts, and later bytes are still text, not keys")
    func pauses() {
        var decoder = KeyDecoder()
        #expect(decoder.keys(in: "\u{1B}[200~abc".utf8) == [] && decoder.wait == .paste)
        #expect(decoder.flushedKeys() == [.paste("abc")] && decoder.wait == nil)
        #expect(decoder.keys(in: "q\r\u{1B}[Abcd".utf8) == [] && decoder.wait == .paste)
        #expect(decoder.flushedKeys() == [.paste("q\n\u{1B}[Abcd")])
        #expect(decoder.keys(in: "d\u{1B}[201~\r".utf8) == [.paste("d"), .enter])
    }

    @Test(
        "A read with only ctrl-c or escape ends a paste, but only after a pause",
        arguments: ["\u{3}", "\u{3}\u{3}", "\u{1B}"])
    func isEnded(key: String) {
        var decoder = KeyDecoder()
        #expect(decoder.keys(in: "\u{1B}[200~a".utf8) == [])
        #expect(decoder.keys(in: key.utf8) == [] && decoder.wait == .paste)
        #expect(decoder.flushedKeys().count == 1)
        #expect(decoder.keys(in: key.utf8) == [])
        #expect(decoder.wait == (key == "\u{1B}" ? .escape : nil))
        #expect(decoder.flushedKeys() == [])
        #expect(decoder.keys(in: "\r".utf8) == [.enter])
    }

    @Test("A terminator after a pause ends a paste as usual, even if the terminator is split after its escape")
    func endsLate() {
        for isLate in [false, true] {
            var decoder = KeyDecoder()
            #expect(decoder.keys(in: "\u{1B}[200~a".utf8) == [])
            #expect(decoder.flushedKeys() == [.paste("a")])
            #expect(decoder.keys(in: [0x1B]) == [])
            if isLate { #expect(decoder.flushedKeys() == []) }
            #expect(decoder.keys(in: "[201~\r".utf8) == [.enter])
        }
    }

    @Test("A very long paste is decoded in parts, and nothing is lost")
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
