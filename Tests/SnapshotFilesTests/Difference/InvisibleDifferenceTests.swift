import Testing

@testable import SnapshotFiles

@Suite("An invisible difference")
struct InvisibleDifferenceTests {
    @Test(
        "An invisible difference is described by its column and its code points",
        arguments: [
            (
                "café", "cafe\u{301}",
                "Column 4 (composed or decomposed): U+00E9 LATIN SMALL LETTER E WITH ACUTE became "
                    + "U+0065 LATIN SMALL LETTER E, U+0301 COMBINING ACUTE ACCENT"
            ),
            ("a b", "a\u{A0}b", "Column 2 (no-break space): U+0020 SPACE became U+00A0 NO-BREAK SPACE"),
            ("a b", "a\u{2009}b", "Column 2 (blanks): U+0020 SPACE became U+2009 THIN SPACE"),
            ("Ada  ", "Ada", "Column 4 (trailing blanks): 2 × U+0020 SPACE removed"),
            ("Ada", "Ada\t", "Column 4 (trailing blanks): U+0009 CHARACTER TABULATION inserted"),
            ("\tAda", "    Ada", "Column 1 (tab): U+0009 CHARACTER TABULATION became 4 × U+0020 SPACE"),
            ("Ada", "\u{FEFF}Ada", "Column 1 (byte order mark): U+FEFF ZERO WIDTH NO-BREAK SPACE inserted"),
            ("ze\u{200B}ro", "zero", "Column 3 (invisible character): U+200B ZERO WIDTH SPACE removed"),
            ("Ada\r", "Ada", "Column 4 (carriage return): U+000D CARRIAGE RETURN removed"),
            ("a\u{1}b", "ab", "Column 2 (invisible character): U+0001 removed"),
            ("東京 都", "東京\u{3000}都", "Column 3 (blanks): U+0020 SPACE became U+3000 IDEOGRAPHIC SPACE"),
            (
                "a b c d e ", "a\u{A0}b\u{A0}c\u{A0}d\u{A0}e",
                "Column 2 (no-break space): U+0020 SPACE became U+00A0 NO-BREAK SPACE; "
                    + "Column 4 (no-break space): U+0020 SPACE became U+00A0 NO-BREAK SPACE; "
                    + "Column 6 (no-break space): U+0020 SPACE became U+00A0 NO-BREAK SPACE; … and 2 more"
            ),
        ])
    func named(old: String, new: String, difference: String) {
        #expect(InvisibleDifference(from: old, to: new)?.description == difference)
    }

    @Test(
        "There is no invisible difference between texts that are equal or visibly different",
        arguments: [("Ada", "Ada"), ("Ada", "Adam"), ("a b", "a  b"), ("a b", "a\u{A0}c"), ("", "a"), ("é", "e")])
    func visible(old: String, new: String) {
        #expect(InvisibleDifference(from: old, to: new) == nil)
    }
}
