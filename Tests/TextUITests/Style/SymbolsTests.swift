import Testing
import TextUI

@Suite("Symbols")
struct SymbolsTests {
    static let names = [
        "bookmark", "bookmark.slash", "building.2", "calendar", "clock", "envelope", "flag", "globe", "key", "location",
        "map", "number", "person", "person.circle", "phone", "phone.fill",
    ]

    @Test("Each symbol name that the screens use has a glyph of one cell, and none in ASCII", arguments: names)
    func glyphs(name: String) {
        #expect(Symbols.unicode.glyph(named: name)?.width == 1)
        #expect(Symbols.ascii.glyph(named: name) == nil)
    }

    @Test("Symbols have fixed widths, and ASCII symbols are ASCII characters", arguments: [Symbols.unicode, .ascii])
    func widths(symbols: Symbols) {
        let pieces = [BorderStyle.rounded, .double].flatMap { style in
            Mirror(reflecting: symbols.border(style)).children.compactMap { $0.value as? SanitizedText }
        }
        let all =
            pieces + [symbols.bookmarked, symbols.scrollThumb] + symbols.spinner
            + [symbols.halfBlock].compactMap(\.self)
        #expect(pieces.count == 16 && all.allSatisfy { $0.width == 1 })
        #expect(symbols.ellipsis.width == (symbols == .ascii ? 3 : 1))
        #expect((all + [symbols.ellipsis]).allSatisfy { $0.string.utf8.count == $0.width } == (symbols == .ascii))
    }

    @Test("With ASCII symbols, ASCII characters replace other punctuation, but letters such as é stay")
    func punctuation() {
        let text = Text("“Zoë” – 2 × 3 • l’été—…")
        #expect(text.plainText(40, 1, symbols: .ascii) == "\"Zoë\" - 2 x 3 * l'été-~")
        #expect(text.plainText(40, 1) == "“Zoë” – 2 × 3 • l’été—…")
        let verbatim = Appearance(symbols: .ascii, isVerbatim: true)
        let frame = Frame(text, size: Size(width: 40, height: 1), appearance: verbatim)
        #expect(frame.grid.plainText == "“Zoë” – 2 × 3 • l’été—…")
    }

    @Test("In ASCII, a question mark replaces a control character")
    func controls() {
        let text = Text("a\u{1B}[31m\u{7}\u{7F}\u{9B}b")
        #expect(text.plainText(12, 1) == "a␛[31m␇␡\u{FFFD}b")
        #expect(text.plainText(12, 1, symbols: .ascii) == "a?[31m???b")
    }
}
