import Interactor
import Model
import Testing
import ViewModel

@Suite("An error of a store")
struct StoreErrorTextTests {
    @Test(
        "names the database and a way on",
        arguments: [
            (.notADatabase(path: "/d"), "/d is not a database. Move it away, or \(chooseFolder)"),
            (.missingFolder(path: "/d"), "There is no folder /d. Create it, or \(chooseFolder)"),
            (
                .noReadPermission(path: "/d"),
                "You have no permission to read the database /d. Ask for access to it and its folder, or \(chooseFolder)"
            ),
            (
                .noWritePermission(path: "/d"),
                "You have no permission to write to the database /d. Ask for access to it and its folder, or "
                    + chooseFolder
            ),
            (
                .readOnly(path: "/d"),
                "The database /d is read-only. Allow writing to it, its folder and its disk, or \(chooseFolder)"
            ),
            (
                .diskFull(path: "/d"),
                "There is no room for changes on the disk of the database /d. Free some space first."
            ),
            (.locked(path: "/d"), "The database /d is locked by another process. Close that process first."),
            (
                .newerSchema(path: "/d", found: 9, supported: 1),
                "The database /d was written by a newer version of the app: it has schema version 9, and this version "
                    + "reads up to 1. Update the app, or \(chooseFolder)"
            ),
            (.foreign(path: "/d"), "The database /d belongs to another program. Move it away, or \(chooseFolder)"),
            (
                .foreignTables(path: "/d", detail: "no such column: number"),
                "The tables in the database /d are not the ones this app needs (no such column: number). Move the "
                    + "database away, or \(chooseFolder)"
            ),
            (
                .vanished(path: "/d"),
                "The database /d was moved or deleted. Put it back first, or a new, empty one is created."
            ),
            (
                .corrupt(path: "/d", FormatError(path: "lists[1].name", expected: .text, found: .nothing)),
                "One entry in the database /d cannot be read: “lists[1].name” is missing. Restore a copy of the "
                    + "database, or move it away to start with an empty one."
            ),
            (
                .damaged(path: "/d", detail: "malformed"),
                "The database /d is damaged: malformed. Restore a copy, move it away, or \(chooseFolder)"
            ),
            (.failed(path: "/d", detail: "disk I/O error"), "The database /d could not be used: disk I/O error."),
        ] as [(StoreError, String)])
    func text(error: StoreError, expected: String) {
        #expect(error.text == expected)
    }

    private static let chooseFolder = "choose another folder."

    @Test("is lasting unless trying again can help")
    func lasting() {
        #expect(
            StoreError.each.filter { !$0.isLasting } == [
                .diskFull(path: "/a"), .locked(path: "/a"), .vanished(path: "/a"), .failed(path: "/a", detail: "b"),
            ])
    }
}
