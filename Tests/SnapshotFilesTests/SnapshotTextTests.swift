import Testing

@testable import SnapshotFiles

@Suite("Snapshots are compared by bytes")
struct SnapshotTextTests {
    @Test("Snapshot files end with a newline", arguments: ["", "a", "a\n", "\na", "a\r\nb", "\u{FEFF}a", "a\0", "\n"])
    func file(text: String) throws {
        #expect(SnapshotText(text).bytes == Array("\(text)\n".utf8))
        #expect(SnapshotText(file: SnapshotText(text).bytes) == SnapshotText(text))
        #expect(SnapshotText(text).given == text)
    }

    @Test(
        "No difference between two snapshots is ignored",
        arguments: [
            ("", "\n"), ("a", "a\n"), ("a\n", "a\n\n"), ("a", "\na"), ("a", "a "), ("a\rb", "a\nb"), ("a\r\nb", "a\nb"),
            ("\t", " "), ("e\u{301}", "é"), ("\u{FEFF}a", "a"), ("a\0", "a"),
        ])
    func differences(left: String, right: String) {
        #expect(SnapshotText(left) != SnapshotText(right))
        #expect(SnapshotText(file: Array(left.utf8)) != SnapshotText(file: Array(right.utf8)))
    }

    @Test(
        "An unfinished merge in a snapshot is recognised by its markers",
        arguments: ["<<<<<<< HEAD\na\n=======\nb\n>>>>>>> topic\n", "x\r\n<<<<<<< a\r\n=======\r\n>>>>>>> b"])
    func conflict(text: String) {
        #expect(SnapshotText(text).holdsConflict)
    }

    @Test(
        "A snapshot with incomplete or indented merge markers has no conflict",
        arguments: ["", "a\n=======\nb\n", "<<<<<<< a\n>>>>>>> b\n", " <<<<<<< a\n =======\n >>>>>>> b\n"])
    func noConflict(text: String) {
        #expect(!SnapshotText(text).holdsConflict)
    }
}
