import Foundation
import TestSupport
import Testing

@testable import SnapshotFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite("A pending snapshot", .leakChecks)
struct PendingSnapshotTests {
    private static let path = "Snapshots/FixtureTests/Screens/list.txt"
    private static let file = "Snapshots/.pending/FixtureTests/Screens/list.txt.json"
    private static let conflict = "<<<<<<< HEAD\nAda\n=======\nJean\n>>>>>>> topic\n"

    @Test("lies in a file of its own, which git leaves out")
    func lies() throws {
        let package = try makePackage(snapshot: "Ada\n")

        try package.store.layAside(makePending(insteadOf: "Ada"))

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
              "referenceChecksum" : "\(SnapshotText("Ada").checksum)",
              "sourceLocation" : "FixtureTests/Fixture.swift:3",
              "text" : "Grace\\n"
            }
            """
        #expect(
            try package.files == [
                "Package.swift": "", Self.path: "Ada\n", "Snapshots/.pending/.gitignore": "*\n", Self.file: text,
            ])
    }

    @Test(
        "comes back byte for byte",
        arguments: ["e\u{301} é", "\u{FEFF}\t\u{A0}\u{200B}", "a\0b\r\u{1B}[1m", "\"\\/\u{2028}", "👨‍👩‍👧"])
    func bytes(text: String) throws {
        let package = try makePackage()

        try package.store.layAside(makePending(text))

        let pending = package.store.pendingSnapshots()
        #expect(pending == [makePending(text)])
        #expect(pending.first?.text.bytes == Array("\(text)\n".utf8))
    }

    @Test("is replaced by a later one")
    func replaced() throws {
        let package = try makePackage()
        try package.store.layAside(makePending("Jean"))

        try package.store.layAside(makePending("Grace"))

        #expect(package.store.pendingSnapshots() == [makePending("Grace")])
    }

    @Test("becomes the snapshot when it is accepted", arguments: [nil, "Ada\n"])
    func accepted(snapshot: String?) throws {
        let package = try makePackage(snapshot: snapshot)
        let pending = makePending(insteadOf: snapshot)
        try package.store.layAside(pending)

        try package.store.accept(pending)

        #expect(try package.text(of: Self.path) == "Grace\n")
        #expect(package.store.pendingSnapshots().isEmpty)
    }

    @Test("is gone when it is rejected, and the snapshot is as it was")
    func rejected() throws {
        let package = try makePackage(snapshot: "Ada\n")
        let pending = makePending(insteadOf: "Ada")
        try package.store.layAside(pending)

        try package.store.reject(pending)

        #expect(try package.text(of: Self.path) == "Ada\n")
        #expect(package.store.pendingSnapshots().isEmpty)
    }

    @Test(
        "is not accepted where the snapshot was changed since it was made",
        arguments: [("Ada", "Jean"), (nil, "Jean"), ("Ada", nil)] as [(String?, String?)])
    func changedSince(made: String?, now: String?) throws {
        let package = try makePackage(snapshot: now)

        let error = try expectRefusal(of: makePending(insteadOf: made), in: package)

        #expect(
            error
                == .referenceChanged(
                    file: package.file(Self.path), expected: made.map { SnapshotText($0).checksum },
                    found: now.map { SnapshotText($0).checksum }))
    }

    @Test(
        "says what has happened to the snapshot since",
        arguments: [
            (nil, "Jean", "was recorded"), ("Ada", "Jean", "has changed"), ("Ada", nil, "was deleted"),
        ] as [(made: String?, now: String?, change: String)])
    func message(made: String?, now: String?, change: String) throws {
        let package = try makePackage(snapshot: now)

        let error = try expectRefusal(of: makePending(insteadOf: made), in: package)

        #expect(
            error?.description == """
                the snapshot \(change) since the pending text was made, and nothing was written: \
                \(package.file(Self.path)); run the test again
                """)
    }

    @Test("is not accepted over a merge that was left unfinished")
    func conflict() throws {
        let package = try makePackage(snapshot: Self.conflict)

        let error = try expectRefusal(of: makePending(insteadOf: Self.conflict), in: package)

        #expect(error == .conflict(file: package.file(Self.path)))
    }

    @Test("is not accepted over what is no UTF-8 text")
    func notUTF8() throws {
        let package = try makePackage()
        try package.write([0x41, 0xFF], to: Self.path)
        try package.store.layAside(makePending())

        #expect(throws: SnapshotFileError.notUTF8(file: package.file(Self.path))) {
            try package.store.accept(makePending())
        }

        #expect(try Data(contentsOf: package.folder.appending(path: Self.path)) == Data([0x41, 0xFF]))
    }

    @Test("is not lost where the snapshot cannot be written")
    func unwritable() throws {
        let package = try makePackage()
        try package.write("in the way", to: "Snapshots/FixtureTests")

        let error = try expectRefusal(of: makePending(), in: package)

        #expect(error?.description.hasPrefix("the snapshot cannot be") == true)
    }

    @Test("is neither accepted nor rejected where another one has taken its place, or none is left")
    func reviewedAnother() throws {
        let package = try makePackage()
        let error = SnapshotFileError.pendingReplaced(file: package.file(Self.file))
        #expect(throws: error) { try package.store.accept(makePending()) }
        try package.store.layAside(makePending("Jean"))

        #expect(throws: error) { try package.store.accept(makePending()) }
        #expect(throws: error) { try package.store.reject(makePending()) }

        #expect(package.store.pendingSnapshots() == [makePending("Jean")])
        #expect(try package.files[Self.path] == nil)
    }

    @Test("is another one where only its bytes differ")
    func reviewedOtherBytes() throws {
        let package = try makePackage()
        try package.store.layAside(makePending("cafe\u{301}"))

        let error = SnapshotFileError.pendingReplaced(file: package.file(Self.file))
        #expect(throws: error) { try package.store.accept(makePending("caf\u{E9}")) }
        #expect(throws: error) { try package.store.reject(makePending("caf\u{E9}")) }
    }

    @Test("is not laid aside, nor accepted from elsewhere, where its own text holds the markers of a merge")
    func ownConflict() throws {
        let package = try makePackage(snapshot: "Ada\n")
        let pending = makePending(Self.conflict, insteadOf: "Ada")
        let error = SnapshotFileError.conflictInText(file: package.file(Self.path))

        #expect(throws: error) { try package.store.layAside(pending) }

        try package.write(try encoded(pending), to: Self.file)
        #expect(throws: error) { try package.store.accept(pending) }
        #expect(try package.text(of: Self.path) == "Ada\n")
        #expect(error.description.hasSuffix("; show it otherwise, say with a blank before each line"))
    }

    @Test("may be accepted again where the first attempt did not come to its end")
    func acceptedTwice() throws {
        let package = try makePackage(snapshot: "Grace\n")
        try package.store.layAside(makePending(insteadOf: "Ada"))

        try package.store.accept(makePending(insteadOf: "Ada"))

        #expect(package.store.pendingSnapshots().isEmpty)
    }

    @Test(
        "is named where its file is none, and the others are there to be reviewed",
        arguments: [
            ("", "it is no JSON"), ("{", "it is no JSON"), ("null", "it is to be an object"),
            ("[]", "it is to be an object"), ("{}", "name is missing"),
            (#"{"name": {"module": "M"}}"#, "name.components is missing"),
            (#"{"name": {"module": 1}}"#, "name.module is to be a string"),
            (#"{"name": {"module": "M", "components": 1}}"#, "name.components is to be an array"),
            (#"{"name": {"module": "M", "components": [null]}}"#, "name.components.0 is to be a string"),
        ])
    func malformed(text: String, reason: String) throws {
        let package = try makePackage()
        try package.store.layAside(makePending())
        let file = "Snapshots/.pending/FixtureTests/Screens/a.txt.json"
        try package.write(text, to: file)

        let broken = package.store.brokenPending()

        #expect(broken.map(\.path) == [file])
        #expect(broken.map(\.error) == [.malformedPending(file: package.file(file), reason: reason)])
        #expect(package.store.pendingSnapshots() == [makePending()])
    }

    @Test(
        "leads to no other place than its own, nor is it named after another one's test",
        arguments: [
            (Self.file, "Snapshots/", "../../", "../../FixtureTests/Screens/list.txt"),
            (Self.file, "\"list()\"", "\"card()\"", "Snapshots/FixtureTests/Screens/card.txt"),
            ("Snapshots/.pending/.journal/M/S.json.json", Self.path, "Snapshots/.journal/M/S.json", Self.path),
        ])
    func elsewhere(file: String, text: String, forged: String, place: String) throws {
        let package = try makePackage()
        try package.write(
            encoded(makePending()).replacingOccurrences(of: text, with: forged), to: file)

        #expect(
            package.store.brokenPending().map(\.error) == [
                .malformedPending(file: package.file(file), reason: "it belongs to \(place)")
            ])
        #expect(package.store.pendingSnapshots().isEmpty)
    }

    @Test("is not taken for none where its folder cannot be read", arguments: ["", "/FixtureTests/Screens"])
    func unreadableFolder(below: String) async throws {
        let package = try makePackage()
        try package.store.layAside(makePending())
        let folder = "Snapshots/.pending\(below)"
        let setPermissions = {
            try FileManager.default.setAttributes([.posixPermissions: $0], ofItemAtPath: package.file(folder))
        }
        defer { try? setPermissions(0o755) }
        try setPermissions(0o000)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: package.folder.path)

        await #expect(processExitsWith: .success) {
            [root = package.folder.path as String, folder = folder as String] in
            // Permissions do not hold for root: let nobody try.
            if geteuid() == 0 { #expect(seteuid(65_534) == 0) }
            let store = SnapshotStore(root: root)
            let broken = store.brokenPending()
            #expect(broken.map(\.path) == [folder])
            #expect(broken.map(\.error) == [.unreadable(file: "\(root)/\(folder)", reason: "Permission denied")])
            #expect(store.brokenSnapshots().isEmpty)
        }
    }

    @Test("need not be taken away where none can be seen, and is missed where one cannot be taken away")
    func readOnlyFolder() async throws {
        let package = try makePackage()
        try package.store.layAside(makePending())
        let folder = package.file("Snapshots/.pending/FixtureTests/Screens")
        let setPermissions = { try FileManager.default.setAttributes([.posixPermissions: $0], ofItemAtPath: folder) }
        defer { try? setPermissions(0o755) }
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: package.folder.path)

        for (permissions, isSeen) in [(0o000, false), (0o555, true)] {
            try setPermissions(permissions)
            await #expect(processExitsWith: .success) {
                [root = package.folder.path as String, isSeen = isSeen as Bool] in
                // Permissions do not hold for root: let nobody try.
                if geteuid() == 0 { #expect(seteuid(65_534) == 0) }
                let store = SnapshotStore(root: root)
                let error = SnapshotFileError.unwritable(
                    file: "\(root)/\(Self.file)", reason: "Permission denied")
                if isSeen {
                    #expect(throws: error) { try store.removePending(Self.path) }
                } else {
                    try store.removePending(Self.path)
                }
            }
        }
    }

    @Test(
        "stands to its snapshot as that is now",
        arguments: [
            (nil, nil, .new),
            ("Grace\n", "Grace\n", .changed),
            ("Jean\n", "Grace\n", .outdated),
            ("Grace\n", nil, .outdated),
            (nil, "Grace\n", .outdated),
            ("Grace\n", "Ada\n", .alike),
        ] as [(former: String?, now: String?, PendingSnapshot.Standing)])
    func standing(former: String?, now: String?, standing: PendingSnapshot.Standing) {
        #expect(makePending("Ada\n", insteadOf: former).standing(to: now.map { SnapshotText($0) }) == standing)
    }

    private func expectRefusal(
        of pending: PendingSnapshot, in package: TemporaryPackage, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> SnapshotFileError? {
        try package.store.layAside(pending)
        let files = try package.files
        let error = #expect(throws: SnapshotFileError.self, sourceLocation: sourceLocation) {
            try package.store.accept(pending)
        }
        #expect(try package.files == files, sourceLocation: sourceLocation)
        return error
    }

    private func makePending(_ text: String = "Grace", insteadOf reference: String? = nil) -> PendingSnapshot {
        PendingSnapshot(
            name: SnapshotName(module: "FixtureTests", components: ["Screens", "list()"]), path: Self.path,
            sourceLocation: "FixtureTests/Fixture.swift:3", reference: reference.map { SnapshotText($0) },
            text: SnapshotText(text))
    }

    /// As the file of a pending snapshot holds it, whoever wrote it.
    private func encoded(_ pending: PendingSnapshot) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return String(decoding: try encoder.encode(pending), as: UTF8.self)
    }

    private func makePackage(snapshot: String? = nil) throws -> TemporaryPackage {
        let package = trackForLeaks(try TemporaryPackage())
        if let snapshot { try package.write(snapshot, to: Self.path) }
        return package
    }
}

extension TemporaryPackage {
    fileprivate var store: SnapshotStore { SnapshotStore(root: folder.path) }
}
