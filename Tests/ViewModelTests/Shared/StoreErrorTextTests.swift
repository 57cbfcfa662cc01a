import Interactor
import Model
import Testing
import ViewModel

@Suite("An error of a store")
struct StoreErrorTextTests {
    @Test(
        "names the database and a way on",
        arguments: [
            (StoreError.notADatabase(path: "/d/f"), ["/d/f", "not a database", "another folder"]),
            (.readOnly(path: "/d/f"), ["database /d/f", "read-only", "Allow writing"]),
            (.locked(path: "/d/f"), ["database /d/f", "locked", "try again"]),
            (.newerSchema(path: "/d/f", found: 9, supported: 1), ["database /d/f", "9", "1", "Update"]),
            (.foreign(path: "/d/f"), ["database /d/f", "another program", "another folder"]),
            (
                .corrupt(path: "/d/f", FormatError(path: "lists[1].name", expected: .text, found: .nothing)),
                ["database /d/f", "lists[1].name is missing"]
            ),
            (.damaged(path: "/d/f", detail: "malformed"), ["database /d/f", "damaged", "malformed"]),
            (.failed(path: "/d/f", detail: "disk I/O error"), ["database /d/f", "disk I/O error"]),
        ])
    func text(error: StoreError, parts: [String]) {
        for part in parts { #expect(error.text.contains(part)) }
    }
}
