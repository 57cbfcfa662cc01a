import Foundation
import TestKit
import TestProcesses
import Testing

@testable import SnapshotFiles

@Suite("The command line in a message, ready to paste", .leakChecks)
struct SnapshotCommandTests {
    private static let declaration = #".executable(name: "strata", targets: ["Strata"])"#
    private static let path = "Snapshots/Tests/list.a+b,c.txt"

    @Test(
        "A command uses `swift run` only if the package declares the program",
        arguments: [(declaration, true), (#"// as "strata" does"#, false), ("", false)])
    func declared(manifest: String, hasTool: Bool) throws {
        let package = try makePackage(["Package.swift": manifest])

        let command = package.store.ownCommand("accept \(Self.path)", at: place(package))
        #expect(command == (hasTool ? "swift run strata snapshots accept \(Self.path)" : nil))
        let status = package.store.command("status", at: place(package))
        #expect(status == "\(hasTool ? "swift run " : "")strata snapshots status")
    }

    @Test("A command uses `swift run` if the package depends on the kit, but not if the kit was copied")
    func dependent() throws {
        let package = try makePackage()
        let strata = try makePackage(["Package.swift": Self.declaration])
        func command(kitIn folder: URL) -> String? {
            let place = CommandPlace(
                folder: package.folder.path, kitSource: folder.appending(path: "Modules/Kits/Kit.swift").path)
            return package.store.ownCommand("review", at: place)
        }

        #expect(command(kitIn: strata.folder) == "swift run strata snapshots review")
        #expect(command(kitIn: package.folder) == nil)
        #expect(command(kitIn: package.folder.appending(path: "../gone")) == nil)
    }

    @Test("A command starts with `cd` to the package's folder, unless the working directory is in the package")
    func elsewhere() throws {
        let outer = try makePackage([
            "Package.swift": Self.declaration, "it's nested/Package.swift": Self.declaration, "it's nested/Tests/a": "",
        ])
        let nested = outer.file("it's nested")
        func command(in folder: String?) -> String? {
            SnapshotStore(root: nested).ownCommand("review", at: CommandPlace(folder: folder))
        }

        let review = "swift run strata snapshots review"
        for folder in [nested, "\(nested)/Tests"] { #expect(command(in: folder) == review) }
        let quoted = nested.replacingOccurrences(of: "'", with: #"'\''"#)
        for folder in [outer.folder.path, "/", nil] {
            #expect(command(in: folder) == "cd '\(quoted)' && \(review)")
        }
    }

    @Test("A command repeats SNAPSHOT_ROOT, because the variable may have been set for a single command")
    func root() throws {
        let package = try makePackage(["Package.swift": Self.declaration, "kept here/a": ""])
        let root = package.file("kept here")
        let store = try SnapshotStore(above: package.folder.path, orAt: root)

        #expect(
            store.ownCommand("review", at: place(package))
                == "SNAPSHOT_ROOT='\(root)' swift run strata snapshots review")
        #expect(
            store.command("review", at: place(package, program: "/tool's/strata"))
                == #"SNAPSHOT_ROOT='\#(root)' '/tool'\''s/strata' snapshots review"#)
    }

    @Test("The command for recording identifies one snapshot by its path")
    func record() throws {
        let package = try makePackage()
        #expect(
            package.store.recordCommand(Self.path, filter: #"'^T.list\('"#, at: place(package))
                == #"SNAPSHOT_RECORD=all SNAPSHOT_PATH=\#(Self.path) swift test --filter '^T.list\('"#)
    }

    @Test("A command starts the running program by its path, or by `swift run` if the package built the program")
    func ofProgram() throws {
        let package = try makePackage(["Package.swift": Self.declaration])
        func command(_ program: String) -> String {
            package.store.command("prune --yes", at: place(package, program: program))
        }
        #expect(command(package.file(".build/debug/strata")) == "swift run strata snapshots prune --yes")
        #expect(command("/a folder/strata") == "'/a folder/strata' snapshots prune --yes")
    }

    private func place(_ package: TemporaryPackage, program: String? = nil) -> CommandPlace {
        CommandPlace(folder: package.folder.path, program: program)
    }
}
