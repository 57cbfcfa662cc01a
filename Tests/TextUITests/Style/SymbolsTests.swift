import Testing
import TextUI

@Suite("Symbols")
struct SymbolsTests {
    static let names = [
        "bookmark", "bookmark.slash", "building.2", "calendar", "clock", "envelope", "flag", "globe", "key", "location",
        "map", "number", "person", "person.circle", "phone", "phone.fill",
    ]

    @Test("Have a glyph of one cell for each name that the screens use, and none in ASCII", arguments: names)
    func glyphs(name: String) {
        #expect(Symbols.unicode.glyph(named: name)?.width == 1)
        #expect(Symbols.ascii.glyph(named: name) == nil)
    }

    @Test("Have no glyph for other names")
    func unknownName() {
        #expect(Symbols.unicode.glyph(named: "trash") == nil)
    }

    @Test("Are one cell wide", arguments: [Symbols.unicode, .ascii])
    func widths(symbols: Symbols) {
        let borders = [BorderStyle.rounded, .double].map(symbols.border)
        let all =
            borders.flatMap { border in
                [
                    border.horizontal, border.vertical, border.topLeading, border.topTrailing, border.bottomLeading,
                    border.bottomTrailing, border.leadingJoint, border.trailingJoint,
                ]
            } + [
                symbols.bookmarked, symbols.scrollThumb,
            ] + symbols.spinner + [symbols.halfBlock].compactMap(\.self)
        #expect(all.allSatisfy { $0.width == 1 })
        #expect(symbols.ellipsis.width == (symbols == .ascii ? 3 : 1))
    }

    @Test("In ASCII, punctuation is ASCII, too, and letters stay")
    func punctuation() {
        let text = Text("“Zoë” – 2 × 3 • l’été—…")
        #expect(text.plainText(40, 1, symbols: .ascii) == "\"Zoë\" - 2 x 3 * l'été-~")
        #expect(text.plainText(40, 1) == "“Zoë” – 2 × 3 • l’été—…")
        let verbatim = Appearance(symbols: .ascii, isVerbatim: true)
        let frame = Frame(text, size: Size(width: 40, height: 1), appearance: verbatim)
        #expect(frame.grid.plainText == "“Zoë” – 2 × 3 • l’été—…")
    }

    @Test("In ASCII, a question mark as wide stands for a control character")
    func controls() {
        let text = Text("a\u{1B}[31m\u{7}\u{7F}\u{9B}b")
        #expect(text.plainText(12, 1) == "a␛[31m␇␡\u{FFFD}b")
        #expect(text.plainText(12, 1, symbols: .ascii) == "a?[31m???b")
    }

    @Test("Consist of printable ASCII in the ASCII set")
    func ascii() {
        let symbols = Symbols.ascii
        let all = [symbols.ellipsis, symbols.bookmarked, symbols.scrollThumb] + symbols.spinner
        #expect(all.allSatisfy { $0.string.unicodeScalars.allSatisfy { 0x20...0x7E ~= $0.value } })
        #expect(symbols.halfBlock == nil)
    }
}
