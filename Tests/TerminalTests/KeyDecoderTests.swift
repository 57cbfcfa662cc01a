import Terminal
import Testing
import TextUI

@Suite("The key decoder")
struct KeyDecoderTests {
    @Test(
        "The key decoder understands text, and the keys of real terminals in all their forms",
        arguments: TerminalSequences.all.map { ($0.sent, [$0.key]) } + [
            ("a", [.character("a")]), ("ö漢👩‍👩‍👧", [.character("ö"), .character("漢"), .character("👩‍👩‍👧")]),
            (" ", [.space]), ("e\u{301}", [.character("e\u{301}")]), ("\u{1B}[B", [.down]), ("\u{1B}[C", [.right]),
            ("\u{1B}[D", [.left]), ("\u{1B}[1;1A", [.up]), ("\u{1B}O1C", [.right]), ("\u{1B}[1A", [.up]),
            ("\u{1B}[5;1~", [.pageUp]), ("\u{1B}[1;2Z", [.backtab]), ("\r", [.enter]), ("\u{3}", [.control("c")]),
            ("\u{1A}", [.control("z")]), ("\u{1B}x", [.alt("x")]), ("\u{1B}é", [.alt("é")]),
            ("\u{1B}xy", [.alt("x"), .character("y")]), ("\u{1B}\u{3}", [.control("c")]),
            ("\u{1B}[<80;1;1M", [.scrollUp]), ("\u{1B}[Ma!!", [.scrollDown]), ("\u{1B}[<0;1;1M", [.click(.zero)]),
            ("\u{1B}[<0;300;42M", [.click(Point(x: 299, y: 41))]), ("\u{1B}[<4;3;2M", [.click(Point(x: 2, y: 1))]),
            ("\u{1B}[M #!", [.click(Point(x: 2, y: 0))]),
        ] as [(String, [Key])])
    func understands(sent: String, keys: [Key]) {
        var decoder = KeyDecoder()
        #expect(decoder.keys(in: sent.utf8) == keys)
        #expect(decoder.wait == nil)
    }

    @Test(
        "The key decoder drops sequences that are not keys, and decodes the next key",
        arguments: [
            "\u{1B}[12;40R", "\u{1B}[0n", "\u{1B}[?2026y", "\u{1B}[?62;4c", "\u{1B}[2~",
            "\u{1B}[201~", "\u{1B}[99999999999999999999~", "\u{1B}[[F", "\u{1B}[<0;0;1M",
            "\u{1B}[<0;1;1m", "\u{1B}[<1;1;1M", "\u{1B}[<2;1;1M", "\u{1B}[<32;1;1M",
            "\u{1B}[<0;1M", "\u{1B}[M#!!", "\u{1B}[57428u", "\u{1B}[57441;2u", "\u{1B}[1;40R", "\u{1B}[27;5;59~",
            "\u{1B}[1114112u", "\u{1B}[u", "\u{1B}[4;1$y",
            "\u{1B}[<64;1;1m", "\u{1B}[<66;1;1M", "\u{1B}[<M", "\u{1B}[M   ", "\u{1B}]11;rgb:0000/0000/0000\u{7}",
            "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "\u{1B}P1+r544e\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\", "\0", "\u{1C}",
            "\u{1B}[5;1M",
            // kitty's key releases, media keys and modifier keys, and shortcuts of the desktop.
            "\u{1B}[97;1:3u", "\u{1B}[1;1:3A", "\u{1B}[3;5:3~", "\u{1B}[13;1:3u", "\u{1B}[57399;1:3u",
            "\u{1B}[97;1:3;97u", "\u{1B}[57438;2:2u", "\u{1B}[57441u", "\u{1B}[57447;2:3u", "\u{1B}[57358u",
            "\u{1B}[97;9u", "\u{1B}[97;17u", "\u{1B}[113;9:2u", "\u{1B}[97;;10u",
        ])
    func leavesOut(answer: String) {
        var decoder = KeyDecoder()
        #expect(decoder.keys(in: (answer + "x").utf8) == [.character("x")])
    }

    @Test("A shortcut in another keyboard layout becomes the shortcut of the base layout")
    func baseLayout() {
        var decoder = KeyDecoder()
        let keys = decoder.keys(in: "\u{1B}[1089::99;5u\u{1B}[1089:1057:99;3u\u{1B}[1089:1057:99;2u".utf8)
        #expect(keys == [.control("c"), .alt("c"), .character("С")])
    }

    @Test("After the decoder has stopped waiting for the rest of a sequence, a letter is a key again")
    func forgetsGivenUp() {
        for beginning in ["\u{1B}", "\u{1B}["] {
            var decoder = KeyDecoder()
            #expect(decoder.keys(in: beginning.utf8) == [])
            _ = decoder.flush()
            #expect(decoder.wait == .sequence)
            #expect(decoder.flush().isEmpty && decoder.wait == nil)
            #expect(decoder.keys(in: "d".utf8) == [.character("d")])
        }
    }

    @Test(
        "A control key inside an unfinished sequence is decoded",
        arguments: ["\u{1B}[", "\u{1B}[1;", "\u{1B}O", "\u{1B}]11;", "\u{1B}P", "\u{1B}[[", "\u{1B}[M", "\u{1B}"])
    func hearsControl(beginning: String) {
        var decoder = KeyDecoder()
        #expect(decoder.keys(in: (beginning + "\u{3}").utf8) == [.control("c")])
    }

    @Test(
        "The key decoder distinguishes focus and mode reports from keys",
        arguments: [
            ("\u{1B}[I", .focusGained),
            ("\u{1B}[?2026;0$y", .modeReport(mode: 2026, isSupported: false)),
            ("\u{1B}[?2026;1$y", .modeReport(mode: 2026, isSupported: true)),
            ("\u{1B}[?2026;2$y", .modeReport(mode: 2026, isSupported: true)),
            ("\u{1B}[?2027;3$y", .modeReport(mode: 2027, isSupported: true)),
            ("\u{1B}[?2027;4$y", .modeReport(mode: 2027, isSupported: false)),
        ] as [(String, TerminalInput)])
    func reports(sent: String, report: TerminalInput) {
        var decoder = KeyDecoder()
        #expect(decoder.decode("a\(sent)b".utf8) == [.key(.character("a")), report, .key(.character("b"))])
        #expect(decoder.wait == nil)
    }

    @Test("Bytes that are not UTF-8 are decoded as U+FFFD")
    func repairs() {
        var decoder = KeyDecoder()
        #expect(decoder.keys(in: [0xFF, 0x61, 0xC3, 0x28]) == "\u{FFFD}a\u{FFFD}(".map(Key.character))
        #expect(decoder.keys(in: [0xE2, 0x82]) == [])
        #expect(decoder.keys(in: [0x0D]) == [.character("\u{FFFD}"), .enter])
    }

    @Test("An incomplete character waits for its remaining bytes, even if nothing follows in time")
    func waitsForCharacter() {
        var decoder = KeyDecoder()
        #expect(decoder.keys(in: [0xF0, 0x9F]) == [])
        #expect(decoder.wait == nil)
        #expect(decoder.flushedKeys() == [])
        #expect(decoder.keys(in: [0x99, 0x82]) == [.character("🙂")])
    }

    @Test(
        "After the escape key, the late rest of a sequence is dropped if it comes in one read",
        arguments: [
            ("[A", []), ("OP", []), ("[<0;3;4M", []), ("[<0;3;4m", []), ("[3~x", [.character("x")]), ("[I", []),
            ("]11;rgb:0/0/0\u{7}", []), ("[200~q\u{1B}[201~", [.paste("q")]), ("[201~", []),
            // No terminal sends these as the rest of a sequence.
            ("[", [.character("[")]), ("[x", "[x".map(Key.character)), ("Ok", "Ok".map(Key.character)),
            ("\u{1B}[A", [.up]), ("q", [.character("q")]),
        ] as [(String, [Key])])
    func lateRest(rest: String, keys: [Key]) {
        var decoder = KeyDecoder()
        #expect(decoder.keys(in: [0x1B]) == [] && decoder.wait == .escape)
        #expect(decoder.flushedKeys() == [.escape] && decoder.wait == .sequence)
        #expect(decoder.keys(in: rest.utf8) + decoder.flushedKeys() == keys)
        // The rest is dropped only directly after the escape.
        #expect(decoder.keys(in: "[A".utf8) == "[A".map(Key.character))
    }

    @Test("Two escapes are decoded as two keys")
    func readsTwoEscapes() {
        var decoder = KeyDecoder()
        #expect(decoder.keys(in: "\u{1B}\u{1B}".utf8) == [])
        #expect(decoder.flushedKeys() == [.escape, .escape])
    }

    @Test(
        "The key decoder distinguishes the escape key from alt pressed with the next key",
        arguments: [
            ("\u{1B}\u{1B}x", [.escape, .alt("x")]), ("\u{1B}\u{1B}\u{1B}[A", [.escape, .modified(.up, .alt)]),
            ("\u{1B}\u{1B}[<64;1;1M", [.escape, .scrollUp]), ("\u{1B}\u{1B}[I", [.escape]),
            ("\u{1B}\u{1B}[200~p\u{1B}[201~", [.escape, .paste("p")]),
            ("\u{1B}\u{1B}[\u{3}", [.escape, .control("c")]),
        ] as [(String, [Key])])
    func tellsEscape(sent: String, keys: [Key]) {
        var decoder = KeyDecoder()
        #expect(decoder.keys(in: sent.utf8) == keys)
        #expect(decoder.wait == nil)
    }

    @Test("A split character after an escape is kept")
    func keepsCutCharacter() {
        var decoder = KeyDecoder()
        #expect(decoder.keys(in: [0x1B, 0xC3]) == [])
        #expect(decoder.flushedKeys() == [.escape])
        #expect(decoder.keys(in: [0xA9]) == [.character("é")])
    }
}
