import Testing
import TextSnapshots

@Suite(.enabled(if: isPointByPoint), .snapshots()) struct Texts {
    @Test func withoutNewline() { expectSnapshot(of: "one\ntwo", as: .lines) }

    @Test func carriageReturns() { expectSnapshot(of: "one\r\ntwo\r\n", as: .lines) }

    @Test func unseen() {
        let texts = [
            ("accent", "cafe\u{301}"), ("blanks", "end  "), ("tab", "a\tb"), ("mark", "\u{FEFF}text"),
            ("hidden", "a\u{200B}b"), ("space", "a\u{A0}b"),
        ]
        for (name, text) in texts { expectSnapshot(of: text, as: .lines, named: name) }
    }

    @Test func long() {
        expectSnapshot(of: (0..<20_000).reversed().map { "line \($0)\n" }.joined(), as: .lines)
    }
}
