import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("A copy that cannot be made", .leakChecks, .slow)
struct CopyErrorTests {
    @Test(
        "names the nearest kits",
        arguments: [("Shel", ["Shell"]), ("text", ["Text"]), ("Model", ["Text", "Shell", "Disk"])])
    func unknown(name: String, nearest: [String]) throws {
        let packages = try PackagePair.withKits()
        let error = #expect(throws: CopyError.unknown(name, known: ["Text", "Shell", "Disk"])) {
            try packages.copy(name)
        }
        #expect(
            error?.description
                == "There is no feature, kit or service '\(name)'; expected \(nearest.joined(separator: ", "))")
    }

    @Test("names each file that differs, and changes nothing")
    func differing() throws {
        let packages = try PackagePair.withKits()
        try packages.other.write("mine", to: "Modules/Kits/Text/Text.swift")
        try packages.other.write("mine", to: "Tests/Screens/Screens.swift")
        let files = try packages.other.files

        #expect(throws: CopyError.differing(["Modules/Kits/Text/Text.swift", "Tests/Screens/Screens.swift"])) {
            try packages.copy("Shell", editsManifest: true)
        }
        #expect(try packages.other.files == files)
    }

    @Test("says that the folder is missing, or no package, or in this package")
    func folders() throws {
        let packages = try PackagePair.withKits()
        let folder = packages.other.folder.resolvingSymlinksInPath().path
        try packages.other.makeFolder("Inner")
        try packages.source.makeFolder("Inner")
        let source = packages.source.folder.resolvingSymlinksInPath().path
        #expect(throws: CopyError.noFolder("\(folder)/None")) { try packages.copy("Shell", into: "\(folder)/None") }
        #expect(throws: CopyError.noFolder("\(folder)/Package.swift")) {
            try packages.copy("Shell", into: "\(folder)/Package.swift")
        }
        #expect(throws: CopyError.noPackage("\(folder)/Inner")) { try packages.copy("Shell", into: "\(folder)/Inner") }
        for inner in [source, "\(source)/Inner"] {
            #expect(throws: CopyError.withinThisPackage(inner)) { try packages.copy("Shell", into: inner) }
        }
    }

    @Test("says that a target of the name is elsewhere")
    func otherTarget() throws {
        let manifest = PackagePair.emptyManifest.replacingOccurrences(of: "Mine", with: "Text")
        let packages = try PackagePair.withKits(otherManifest: manifest)
        #expect(throws: CopyError.otherTarget("Text", path: "Text", expected: "Modules/Kits/Text")) {
            try packages.copy("Shell")
        }
    }
}
