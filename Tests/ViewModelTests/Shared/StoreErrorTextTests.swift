import Interactor
import Testing
import ViewModel

@Suite("The text of a store error")
struct StoreErrorTextTests {
    private static let lines = """
        /a is not a database. Move it away, or choose another folder.
        There is no folder /a. Create it, or choose another folder.
        You have no permission to read the database /a. Ask for access to it and its folder, or choose another folder.
        You have no permission to write to the database /a. Ask for access to it and its folder, or choose another \
        folder.
        The database /a is read-only. Allow writing to it, its folder and its disk, or choose another folder.
        There is no room for changes on the disk of the database /a. Free some space first.
        The database /a is locked by another process. Close that process first.
        The database /a was written by a newer version of the app: it has schema version 2, and this version reads up \
        to 1. Update the app, or choose another folder.
        The database /a belongs to another program. Move it away, or choose another folder.
        The tables in the database /a are not the ones this app needs (b). Move the database away, or choose another \
        folder.
        One entry in the database /a cannot be read: “a” is missing. Restore a copy of the database, or move it away \
        to start with an empty one.
        The database /a is damaged: b. Restore a copy, move it away, or choose another folder.
        The database /a was moved or deleted. Put it back first, or a new, empty one is created.
        The database /a could not be used: b.
        """

    @Test(
        "A store error's text names the database and a remedy, and never says to try again",
        arguments: errorTexts(of: StoreError.each, lines))
    func text(error: StoreError, expected: String) {
        #expect(error.text == expected)
        expectAdvice(error)
    }

    @Test("A store error is permanent unless trying again can help")
    func unrepaired() {
        #expect(
            StoreError.each.filter { !$0.needsRepair } == [
                .diskFull(path: "/a"), .locked(path: "/a"), .vanished(path: "/a"), .failed(path: "/a", detail: "b"),
            ])
    }
}
