import Model
import Testing

@Suite("The words of a search")
struct SearchWordsTests {
    @Test(
        "The words of a search are marked wherever the text contains them",
        arguments: [
            ("ada", "Ada Lovelace", "[Ada] Lovelace"),
            ("a", "Ada Lovelace", "[A]d[a] Lovel[a]ce"),
            ("ad", "Lovelace", "Lovelace"),
        ])
    func marks(query: String, text: String, expected: String) {
        #expect(marked(query, in: text) == expected)
    }

    @Test(
        "The words of a search are found in any order; white space only separates them",
        arguments: ["ada lace", "lace ada", "  ada\tlace\n", "ada\u{3000}lace", "lace\u{A0}ada", "ada ada lace ADA"])
    func order(query: String) {
        #expect(SearchWords(query).areFound(in: "Ada Lovelace"))
        #expect(marked(query, in: "Ada Lovelace") == "[Ada] Love[lace]")
    }

    @Test(
        "Search matches that overlap or touch get one mark",
        arguments: [
            ("lovel elace", "Ada [Lovelace]"), ("love lace", "Ada [Lovelace]"), ("lovelace love", "Ada [Lovelace]"),
            ("o love", "Ada [Love]lace"),
        ])
    func overlap(query: String, expected: String) {
        #expect(SearchWords(query).areFound(in: "Ada Lovelace"))
        #expect(marked(query, in: "Ada Lovelace") == expected)
        #expect(marked("ana", in: "banana") == "b[anana]")
    }

    @Test("Search words are not found if a word is missing, or split by white space", arguments: ["ada x", "alove"])
    func missing(query: String) {
        #expect(!SearchWords(query).areFound(in: "Ada Lovelace"))
    }

    @Test(
        "The words of a search ignore case, accents, width and invisible characters",
        arguments: [
            // Accents, precomposed and combining, even where Unicode has no precomposed letter.
            ("renee", "Renée", "[Renée]"), ("RENÉE", "renee", "[renee]"), ("rene\u{301}e", "Renée", "[Renée]"),
            ("renee", "Rene\u{300}e", "[Rene\u{300}e]"), ("x", "x\u{302}y", "[x\u{302}]y"),
            ("viet", "Vi\u{1EC7}t Nam", "[Vi\u{1EC7}t] Nam"), ("soren", "Søren", "[Søren]"),
            ("lukasz", "Łukasz", "[Łukasz]"), ("ĐORĐE", "dorde", "[dorde]"),
            // Letters with unusual upper or lower case.
            ("yildiz", "Yıldız", "[Yıldız]"), ("YILDIZ", "Yıldız", "[Yıldız]"), ("ı", "Iris", "[I]r[i]s"),
            ("ipek", "İpek", "[İpek]"), ("strasse", "Straße 1", "[Straße] 1"), ("straße", "STRASSE", "[STRASSE]"),
            ("s", "Straße", "[S]tra[ß]e"), ("ΟΔΥΣΣΕΥΣ", "Οδυσσεύς", "[Οδυσσεύς]"),
            // Full and half width.
            ("ada", "Ａｄａ", "[Ａｄａ]"), ("ＡＤＡ", "Ada", "[Ada]"), ("１２", "12", "[12]"), ("ガ", "ｶﾞﾑ", "[ｶﾞ]ﾑ"),
            // Both forms of Hangul, even before a syllable is complete.
            ("\u{1112}\u{1161}\u{11AB}", "한국", "[한]국"), ("한", "\u{1112}\u{1161}\u{11AB}국", "[한]국"),
            ("하", "한국", "[한]국"), ("국", "한국", "한[국]"),
            // Invisible characters, and NUL.
            ("ada", "A\u{200B}d\u{AD}a!", "[A\u{200B}d\u{AD}a]!"), ("a\u{200D}d\u{FEFF}a", "Ada", "[Ada]"),
            ("A\0da", "Ada", "[Ada]"), ("da", "A\0da", "A\0[da]"),
        ])
    func folding(query: String, text: String, expected: String) {
        #expect(SearchWords(query).areFound(in: text))
        #expect(marked(query, in: text) == expected)
    }

    @Test(
        "A search text without visible characters has no search words",
        arguments: ["", " ", "\t\n", "\u{3000}", "\0", "\u{200B} "])
    func blank(query: String) {
        #expect(SearchWords(query).isEmpty)
        #expect(SearchWords(query).areFound(in: "Ada") && SearchWords(query).areFound(in: ""))
        #expect(marked(query, in: "Ada \u{200B}") == "Ada \u{200B}")
    }

    /// Returns `text` with brackets around each match.
    private func marked(_ query: String, in text: String) -> String {
        var marked = ""
        var end = text.startIndex
        for range in SearchWords(query).ranges(in: text) {
            marked += text[end..<range.lowerBound] + "[" + text[range] + "]"
            end = range.upperBound
        }
        return marked + text[end...]
    }
}
