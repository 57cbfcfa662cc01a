import Foundation
import TestKit
import TestProcesses
import Testing

@testable import SnapshotFiles

@Suite("A pending snapshot", .leakChecks)
struct PendingSnapshotTests {
    @Test("A pending snapshot has its own file, which Git ignores")
    func lies() throws {
        let package = try makePending(.sample(insteadOf: "Ada\n"), snapshot: "Ada\n")

        let text = """
            {
              "name" : {
                "arguments" : [

                ],
                "call" : 1,
                "components" : [
                  "Screens",
                  "list()"
                ],
                "module" : "FixtureTests",
                "pathExtension" : "txt"
              },
              "path" : "Snapshots/FixtureTests/Screens/list.txt",
              "referenceChecksum" : "\(SnapshotContent("Ada").checksum)",
              "sourceLocation" : "FixtureTests/Fixture.swift:3",
              "text" : "Grace\\n"
            }
            """
        #expect(
            try package.files == [
                "Package.swift": "", PendingSnapshot.snapshotPath: "Ada\n", "Snapshots/.pending/.gitignore": "*\n",
                PendingSnapshot.file: text,
            ])
    }

    @Test(
        "A pending snapshot is read back byte for byte",
        arguments: ["e\u{301} é", "\u{FEFF}\t\u{A0}\u{200B}", "a\0b\r\u{1B}[1m", "\"\\/\u{2028}", "👨‍👩‍👧"])
    func bytes(text: String) throws {
        let package = try makePending(.sample(text))

        let pending = package.store.pendingSnapshots()
        #expect(pending == [PendingSnapshot.sample(text)])
        #expect(pending.first?.content.bytes == Array("\(text)\n".utf8))
    }

    @Test(
        "A malformed pending file is reported, and the other pending texts can still be reviewed",
        arguments: [
            ("", "it is not valid JSON"), ("{", "it is not valid JSON"), ("null", "it must be an object"),
            ("[]", "it must be an object"), ("{}", "name is missing"),
            (#"{"name": {"module": "M"}}"#, "name.components is missing"),
            (#"{"name": {"module": 1}}"#, "name.module must be a string"),
            (#"{"name": {"module": "M", "components": 1}}"#, "name.components must be an array"),
            (#"{"name": {"module": "M", "components": [null]}}"#, "name.components.0 must be a string"),
        ])
    func malformed(text: String, reason: String) throws {
        let package = try makePending()
        let file = "Snapshots/.pending/FixtureTests/Screens/a.txt.json"
        try package.write(text, to: file)

        let broken = package.store.brokenPending()

        #expect(broken.map(\.path) == [file])
        #expect(broken.map(\.error) == [.malformedPending(file: package.file(file), reason: reason)])
        #expect(package.store.pendingSnapshots() == [PendingSnapshot.sample()])
    }

    @Test(
        "A pending file that belongs to another path is reported as malformed",
        arguments: [
            (PendingSnapshot.file, "Snapshots/", "../../", "../../FixtureTests/Screens/list.txt"),
            (PendingSnapshot.file, "\"list()\"", "\"card()\"", "Snapshots/FixtureTests/Screens/card.txt"),
            (
                "Snapshots/.pending/.journal/M/S.json.json", PendingSnapshot.snapshotPath,
                "Snapshots/.journal/M/S.json", PendingSnapshot.snapshotPath
            ),
        ])
    func elsewhere(file: String, text: String, forged: String, place: String) throws {
        let package = try makePackage()
        try package.write(
            PendingSnapshot.sample().encoded().replacingOccurrences(of: text, with: forged), to: file)

        #expect(
            package.store.brokenPending().map(\.error) == [
                .malformedPending(file: package.file(file), reason: "it belongs to \(place)")
            ])
        #expect(package.store.pendingSnapshots().isEmpty)
    }

    @Test("An unreadable pending folder does not count as missing", .slow, arguments: ["", "/FixtureTests/Screens"])
    func unreadableFolder(below: String) async throws {
        let package = try makePending()
        let folder = "Snapshots/.pending\(below)"

        try await package.withPermissions(0o000, of: folder) {
            await #expect(processExitsWith: .success) {
                [root = package.folder.path as String, folder = folder as String] in
                becomeNobody()
                let store = SnapshotStore(root: root)
                let broken = store.brokenPending()
                #expect(broken.map(\.path) == [folder])
                #expect(broken.map(\.error) == [.unreadable(file: "\(root)/\(folder)", reason: "Permission denied")])
                #expect(store.brokenSnapshots().isEmpty)
            }
        }
    }

    @Test(
        "Removing a pending text is an error in a read-only folder, but not in an unreadable folder", .slow,
        arguments: [(0o000, false), (0o555, true)])
    func readOnlyFolder(permissions: Int, isSeen: Bool) async throws {
        let package = try makePending()

        try await package.withPermissions(permissions, of: "Snapshots/.pending/FixtureTests/Screens") {
            await #expect(processExitsWith: .success) {
                [root = package.folder.path as String, isSeen = isSeen as Bool] in
                becomeNobody()
                var refusal: SnapshotFileError?
                do throws(SnapshotFileError) {
                    try SnapshotStore(root: root).removePending(PendingSnapshot.snapshotPath)
                } catch {
                    refusal = error
                }
                let file = "\(root)/\(PendingSnapshot.file)"
                #expect(refusal == (isSeen ? .unwritable(file: file, reason: "Permission denied") : nil))
            }
        }
    }

    @Test(
        "Compared with the current snapshot, a pending text is new, changed, outdated or already recorded",
        arguments: [
            (nil, nil, .new),
            ("Grace\n", "Grace\n", .changed),
            ("Jean\n", "Grace\n", .outdated),
            ("Grace\n", nil, .outdated),
            (nil, "Grace\n", .outdated),
            ("Grace\n", "Ada\n", .alreadyRecorded),
        ] as [(former: String?, now: String?, PendingSnapshot.Status)])
    func status(former: String?, now: String?, status: PendingSnapshot.Status) {
        #expect(
            PendingSnapshot.sample("Ada", insteadOf: former).status(comparedTo: now.map { SnapshotContent(ofFile: $0) })
                == status
        )
    }
}
