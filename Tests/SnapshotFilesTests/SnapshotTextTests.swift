import Testing

@testable import SnapshotFiles

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
        "a merge left unfinished is seen by its markers",
        arguments: ["<<<<<<< HEAD\na\n=======\nb\n>>>>>>> topic\n", "x\r\n<<<<<<< a\r\n=======\r\n>>>>>>> b"])
    func conflict(text: String) {
        #expect(SnapshotText(text).holdsConflict)
    }

    @Test(
        "lines of signs alone make no conflict",
        arguments: ["", "a\n=======\nb\n", "<<<<<<< a\n>>>>>>> b\n", " <<<<<<< a\n =======\n >>>>>>> b\n"])
    func noConflict(text: String) {
        #expect(!SnapshotText(text).holdsConflict)
    }

    @Test("is the same when it is made of itself", arguments: ["a\r\r\n", "\r\n\r\n", "a", "\r", "a\r\r\r\nb\r"])
    func idempotent(text: String) {
        #expect(SnapshotText(SnapshotText(text).string) == SnapshotText(text))
    }
}
