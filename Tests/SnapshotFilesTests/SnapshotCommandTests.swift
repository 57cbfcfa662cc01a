import Foundation
import SnapshotFiles
import TestKit
import TestProcesses
import Testing

@Suite("The command line to paste", .leakChecks)
struct SnapshotCommandTests {
    private static let declaration = #".executable(name: "strata", targets: ["Strata"])"#
    private static let path = "Snapshots/Tests/list.a+b,c.txt"

    @Test(
        "runs the program only if the package declares it, not if it only mentions it",
        arguments: [(declaration, true), (#"// as "strata" does"#, false), ("", false)])
    func declared(manifest: String, hasTool: Bool) throws {
        let package = try makePackage(manifest: manifest)

        let (store, place) = (makeStore(package), place(package.folder.path))
        let command = store.ownCommand("accept \(Self.path)", at: place)
        #expect(command == (hasTool ? "swift run strata snapshots accept \(Self.path)" : nil))
        #expect(store.command("status", at: place) == "\(hasTool ? "swift run " : "")strata snapshots status")
    }

    @Test("runs the program in a package that depends on the kit, but not in one that has copied it")
    func dependent() throws {
        let package = try makePackage()
        let strata = try makePackage(manifest: Self.declaration)
        func command(kitIn folder: URL) -> String? {
            let place = CommandPlace(
                folder: package.folder.path, kitSource: folder.appending(path: "Modules/Kits/Kit.swift").path)
            return makeStore(package).ownCommand("review", at: place)
        }

        #expect(command(kitIn: strata.folder) == "swift run strata snapshots review")
        #expect(command(kitIn: package.folder) == nil)
        #expect(command(kitIn: package.folder.appending(path: "../gone")) == nil)
    }

    @Test("goes to the package's folder first, unless it is pasted there or below")
    func elsewhere() throws {
        let outer = try makePackage(manifest: Self.declaration)
        try outer.write(Self.declaration, to: "it's nested/Package.swift")
        try outer.makeFolder("it's nested/Tests")
        let nested = outer.file("it's nested")
        let store = SnapshotStore(root: nested)

        for folder in [nested, "\(nested)/Tests"] {
            #expect(store.ownCommand("review", at: place(folder)) == "swift run strata snapshots review")
        }
        let quoted = nested.replacingOccurrences(of: "'", with: #"'\''"#)
        for folder in [outer.folder.path, "/", nil] {
            #expect(
                store.ownCommand("review", at: place(folder)) == "cd '\(quoted)' && swift run strata snapshots review")
        }
    }

    @Test("sets SNAPSHOT_ROOT if that is set, because it may have been set for one command")
    func root() throws {
        let package = try makePackage(manifest: Self.declaration)
        let root = package.file("kept here")
        try package.makeFolder("kept here")
        let store = try SnapshotStore(above: package.folder.path, orAt: root)

        #expect(
            store.ownCommand("review", at: place(package.folder.path))
                == "SNAPSHOT_ROOT='\(root)' swift run strata snapshots review")
        #expect(
            store.command("review", at: place(package.folder.path, program: "/tool's/strata"))
                == #"SNAPSHOT_ROOT='\#(root)' '/tool'\''s/strata' snapshots review"#)
    }

    @Test("records one snapshot by its path")
    func record() throws {
        let package = try makePackage()
        #expect(
            makeStore(package).recordCommand(Self.path, filter: #"'^T.list\('"#, at: place(package.folder.path))
                == #"SNAPSHOT_RECORD=all SNAPSHOT_PATH=\#(Self.path) swift test --filter '^T.list\('"#)
    }

    @Test("of the running program starts that program again, by swift run if it was built in the package")
    func ofProgram() throws {
        let package = try makePackage(manifest: Self.declaration)
        func command(_ program: String) -> String {
            makeStore(package).command("prune --yes", at: place(package.folder.path, program: program))
        }
        #expect(command(package.file(".build/debug/strata")) == "swift run strata snapshots prune --yes")
        #expect(command("/a folder/strata") == "'/a folder/strata' snapshots prune --yes")
    }

    private func makePackage(manifest: String = "") throws -> TemporaryPackage {
        let package = trackForLeaks(try TemporaryPackage())
        try package.write(manifest, to: "Package.swift")
        return package
    }

    private func makeStore(_ package: TemporaryPackage) -> SnapshotStore { SnapshotStore(root: package.folder.path) }

    private func place(_ folder: String?, program: String? = nil) -> CommandPlace {
        CommandPlace(folder: folder, program: program)
    }
}
