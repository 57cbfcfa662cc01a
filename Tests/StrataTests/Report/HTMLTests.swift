import Testing

@testable import Strata

@Suite("Markup")
struct HTMLTests {
    @Test(
        "A text in markup is escaped so that a browser shows it unchanged",
        arguments: [
            ("Ada\tLovelace\n", "Ada\tLovelace\n"),
            ("", ""),
            ("太郎 é e\u{301} ─│", "太郎 é e\u{301} ─│"),
            ("</pre><script>alert(1)</script>", "&lt;/pre&gt;&lt;script&gt;alert(1)&lt;/script&gt;"),
            ("&lt; \"a\" 'b'", "&amp;lt; &quot;a&quot; &#39;b&#39;"),
            // A combining mark joins the character before it, but is still a separate code point.
            ("<\u{301}&\u{FE0F}", "&lt;\u{301}&amp;" + point("U+FE0F")),
            ("👨\u{200D}👩\u{200D}👧 ❤\u{FE0F}\u{200D}🔥", "👨\u{200D}👩\u{200D}👧 ❤\u{FE0F}\u{200D}🔥"),
        ])
    func content(text: String, markup: String) {
        let html: HTML = "<p>\(text)</p>"
        #expect(html.markup.unicodeScalars.elementsEqual("<p>\(markup)</p>".unicodeScalars))
    }

    @Test(
        "Invisible characters in markup are shown as code points",
        arguments: [
            "\0", "\u{1B}", "\r", "\u{7F}", "\u{85}", "\u{A0}", "\u{AD}", "\u{61C}", "\u{200B}", "\u{200D}", "\u{200E}",
            "\u{2028}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}",
            "\u{2069}", "\u{3000}", "\u{FE0F}", "\u{FEFF}", "\u{FFFE}", "\u{E0041}", "\u{10FFFF}",
        ] as [Unicode.Scalar])
    func hidden(scalar: Unicode.Scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let number = "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
        let text = "a\(scalar)b"
        let html: HTML = "\(text)"
        #expect(html.markup == "a\(Self.point(number))b")
        let attribute: HTML = "\(attribute: text)"
        #expect(attribute.markup == "a&lt;\(number)&gt;b")
    }

    @Test("Stray joiners are shown as code points", arguments: ["👩\u{200D}x", "👩\u{200D}", "a\u{200D}👩", "1\u{FE0F}"])
    func joiners(text: String) {
        let html: HTML = "\(text)"
        #expect(html.markup.contains("&lt;U+"))
    }

    @Test("Nested markup is not escaped again")
    func nesting() {
        let inner: HTML = "<b>\("<")</b>"
        let outer: HTML = "<p id=\"\(attribute: "\"")\">\(inner)\(3)</p>"
        #expect(outer.markup == "<p id=\"&quot;\"><b>&lt;</b>3</p>")
    }

    private static func point(_ number: String) -> String { "<span class=\"point\">&lt;\(number)&gt;</span>" }
}
