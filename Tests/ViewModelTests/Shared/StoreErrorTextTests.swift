import Interactor
import Model
import Testing
import ViewModel

@Suite("An error of a store")
struct StoreErrorTextTests {
    @Test(
        "names the database and a way on",
        arguments: [
            (
                StoreError.notADatabase(path: "/d/f"),
                ["/d/f", "not a database", "Move it away", "another folder with --data"]
            ),
            (.missingFolder(path: "/d"), ["no folder /d", "Create it", "another folder with --data"]),
            (
                .noReadPermission(path: "/d/f"),
                ["no permission to read", "database /d/f", "another folder with --data"]
            ),
            (
                .noWritePermission(path: "/d/f"),
                ["no permission to write", "database /d/f", "another folder with --data"]
            ),
            (.readOnly(path: "/d/f"), ["database /d/f", "read-only", "Allow writing", "another folder with --data"]),
            (.diskFull(path: "/d/f"), ["database /d/f", "no room", "Free some space first"]),
            (.locked(path: "/d/f"), ["database /d/f", "locked", "Close that process first"]),
            (
                .newerSchema(path: "/d/f", found: 9, supported: 1),
                ["database /d/f", "newer version", "9", "1", "Update"]
            ),
            (.foreign(path: "/d/f"), ["database /d/f", "another program", "another folder with --data"]),
            (
                .foreignTables(path: "/d/f", detail: "no such column: number"),
                ["database /d/f", "(no such column: number)", "Move the database away", "another folder with --data"]
            ),
            (.vanished(path: "/d/f"), ["database /d/f", "moved or deleted", "Put it back", "empty one"]),
            (
                .corrupt(path: "/d/f", FormatError(path: "lists[1].name", expected: .text, found: .nothing)),
                ["entry in the database /d/f", "“lists[1].name” is missing", "Restore a copy", "move it away"]
            ),
            (.damaged(path: "/d/f", detail: "malformed"), ["database /d/f", "damaged", "malformed", "Restore a copy"]),
            (.failed(path: "/d/f", detail: "disk I/O error"), ["database /d/f", "disk I/O error"]),
        ])
    func text(error: StoreError, parts: [String]) {
        for part in parts { #expect(error.text.contains(part)) }
    }

    @Test("is lasting where trying again cannot help, and then does not advise it")
    func lasting() {
        let path = "/d/f"
        let passing = [
            StoreError.locked(path: path), .diskFull(path: path), .vanished(path: path),
            .failed(path: path, detail: ""),
        ]
        let lasting = [
            StoreError.notADatabase(path: path), .missingFolder(path: path), .noReadPermission(path: path),
            .noWritePermission(path: path), .readOnly(path: path), .newerSchema(path: path, found: 9, supported: 1),
            .foreign(path: path), .foreignTables(path: path, detail: ""),
            .corrupt(path: path, FormatError(path: "", expected: .text, found: .nothing)),
            .damaged(path: path, detail: ""),
        ]
        for error in passing { #expect(!error.isLasting) }
        for error in lasting { #expect(error.isLasting && !error.text.lowercased().contains("try again")) }
    }
}
