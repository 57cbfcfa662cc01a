import Testing

@testable import SnapshotFiles

@Suite("Snapshots are compared by bytes")
struct SnapshotTextTests {
    @Test("CRLF and LF are equal, a missing last newline is ignored", arguments: ["a\r\nb\r\n", "a\nb", "a\r\nb"])
    func normalisation(text: String) {
        #expect(SnapshotText(text) == SnapshotText("a\nb\n"))
        #expect(SnapshotText(text).bytes == Array("a\nb\n".utf8))
    }

    @Test(
        "nothing else is ignored",
        arguments: [
            ("", "\n"), ("a", "a\n\n"), ("a", "a "), ("a\rb", "a\nb"), ("\t", " "), ("e\u{301}", "é"),
            ("\u{FEFF}a", "a"),
        ])
    func differences(left: String, right: String) {
        #expect(SnapshotText(left) != SnapshotText(right))
    }

    @Test("an empty text stays empty")
    func empty() {
        #expect(SnapshotText("").bytes.isEmpty)
    }

    @Test(
        "an unfinished merge is recognised by its markers",
        arguments: ["<<<<<<< HEAD\na\n=======\nb\n>>>>>>> topic\n", "x\r\n<<<<<<< a\r\n=======\r\n>>>>>>> b"])
    func conflict(text: String) {
        #expect(SnapshotText(text).holdsConflict)
    }

    @Test(
        "lines of markers alone are no conflict",
        arguments: ["", "a\n=======\nb\n", "<<<<<<< a\n>>>>>>> b\n", " <<<<<<< a\n =======\n >>>>>>> b\n"])
    func noConflict(text: String) {
        #expect(!SnapshotText(text).holdsConflict)
    }

    @Test("a normalised text stays the same", arguments: ["a\r\r\n", "\r\n\r\n", "a", "\r", "a\r\r\r\nb\r"])
    func idempotent(text: String) {
        #expect(SnapshotText(SnapshotText(text).string) == SnapshotText(text))
    }
}
