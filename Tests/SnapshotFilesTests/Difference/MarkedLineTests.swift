import Testing

@testable import SnapshotFiles

@Suite("A line with marked changes")
struct MarkedLineTests {
    @Test(
        "A marked line shows removed and inserted text",
        arguments: [
            ("Ada Lovelace, London", "Ada Lovelace, Londen", "Ada Lovelace, Lond[-o-]{+e+}n"),
            ("count: 9 of 10", "count: 11 of 10", "count: [-9-]{+11+} of 10"),
            ("{\"a\": 1, \"b\": 2}", "{\"a\": 3, \"b\": 4}", "{\"a\": [-1-]{+3+}, \"b\": [-2-]{+4+}}"),
            ("one two three", "one three", "one [-two -]three"),
            ("Ada", "Adam", "Ada{+m+}"),
            ("│ 東京都 │ 12 │", "│ 大阪都 │ 12 │", "│ [-東京-]{+大阪+}都 │ 12 │"),
            ("lab 👩‍🔬 open", "lab 👨‍🔬 open", "lab [-👩‍🔬-]{+👨‍🔬+} open"),
        ])
    func marks(old: String, new: String, marked: String) {
        #expect(MarkedLine(from: old, to: new)?.description == marked)
    }

    @Test(
        "There is no marked line if nothing or nearly everything has changed",
        arguments: [("Grace", "Jean"), ("", "Ada"), ("the cat sat", "one dog ran"), ("same", "same")])
    func different(old: String, new: String) {
        #expect(MarkedLine(from: old, to: new) == nil)
    }

    @Test("A marked line spells out invisible characters beside a visible change")
    func invisible() {
        #expect(
            MarkedLine(from: "foo bar 1", to: "foo\u{A0}bar 2")?.description
                == "foo[-<U+0020 SPACE>-]{+<U+00A0 NO-BREAK SPACE>+}bar [-1-]{+2+}")
        #expect(
            MarkedLine(from: "cafés 1", to: "cafe\u{301}s 2")?.description
                == "caf[-<U+00E9 LATIN SMALL LETTER E WITH ACUTE>-]"
                + "{+<U+0065 LATIN SMALL LETTER E><U+0301 COMBINING ACUTE ACCENT>+}s [-1-]{+2+}")
        #expect(
            MarkedLine(from: "a bell 1", to: "a bell\u{7} 2")?.description == "a bell{+<U+0007 ALERT>+} [-1-]{+2+}")
    }

    @Test("A marked line is shortened if it is long or has many changes")
    func long() {
        let (head, tail) = (String(repeating: "ab", count: 500), String(repeating: "cd", count: 500))
        let ends = (String(repeating: "ab", count: 12), String(repeating: "cd", count: 12))
        #expect(
            MarkedLine(from: "\(head)X\(tail)", to: "\(head)Y\(tail)")?.description
                == "\(ends.0)…\(ends.0)[-X-]{+Y+}\(ends.1)…\(ends.1)")

        let letters = Array(repeating: "letter a", count: 40).joined(separator: " ")
        let changes = String(repeating: "letter [-a-]{+b+} ", count: 11)
        #expect(
            MarkedLine(from: letters, to: letters.replacing(" a", with: " b"))?.description == "\(changes)letter …")
    }

    @Test("A very long marked line shows all its changes as a single change")
    func veryLong() {
        let side = String(repeating: "ab ", count: 2000)
        let ends = String(repeating: "ab ", count: 8) + "…" + String(repeating: "ab ", count: 8)
        #expect(
            MarkedLine(from: "\(side)one 1 two\(side)", to: "\(side)uno 1 dos\(side)")?.description
                == "\(ends)[-one 1 two-]{+uno 1 dos+}\(ends)")
    }
}
