import Testing

@testable import TextSnapshots

@Suite("Snapshots are compared by bytes")
struct SnapshotTextTests {
    @Test("CRLF counts as LF, a missing last newline is no difference", arguments: ["a\r\nb\r\n", "a\nb", "a\r\nb"])
    func normalisation(text: String) {
        #expect(SnapshotText(text) == SnapshotText("a\nb\n"))
        #expect(SnapshotText(text).bytes == Array("a\nb\n".utf8))
    }

    @Test(
        "nothing else is overlooked",
        arguments: [
            ("", "\n"), ("a", "a\n\n"), ("a", "a "), ("a\rb", "a\nb"), ("\t", " "), ("e\u{301}", "é"), ("a\r\r\n", "a"),
            ("\u{FEFF}a", "a"),
        ])
    func differences(left: String, right: String) {
        #expect(SnapshotText(left) != SnapshotText(right))
    }

    @Test("an empty text stays empty")
    func empty() {
        #expect(SnapshotText("").bytes.isEmpty)
    }
}
