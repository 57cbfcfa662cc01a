import Interactor
import Testing

@Suite("An error of a store")
struct StoreErrorTests {
    @Test(
        "names the database and a way on",
        arguments: [
            (StoreError.notADatabase(path: "/d/f"), ["/d/f", "not a database", "another folder"]),
            (.readOnly(path: "/d/f"), ["database /d/f", "read-only", "Allow writing"]),
            (.locked(path: "/d/f"), ["database /d/f", "locked", "try again"]),
            (.newerSchema(path: "/d/f", found: 9, supported: 1), ["database /d/f", "9", "1", "Update"]),
            (.corrupt(path: "/d/f", detail: "no name"), ["database /d/f", "no name"]),
            (.failed(path: "/d/f", detail: "disk I/O error"), ["database /d/f", "disk I/O error"]),
        ])
    func message(error: StoreError, parts: [String]) {
        for part in parts { #expect(error.message.contains(part)) }
    }
}
