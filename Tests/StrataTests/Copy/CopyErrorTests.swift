import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("A copy that cannot be made", .leakChecks, .slow)
struct CopyErrorTests {
    @Test(
        "The error for an unknown name lists the known names, and suggests a similar name",
        arguments: [("Shel", ". Did you mean Shell?"), ("text", ". Did you mean Text?"), ("Model", "")])
    func unknown(name: String, suggestion: String) throws {
        let packages = try PackagePair.withKits()
        let error = #expect(
            throws: CopyError.unknown("feature, kit or service", name, known: ["Text", "Shell", "Disk"])
        ) {
            try packages.copy(name)
        }
        let expected = "There is no feature, kit or service '\(name)'; expected Text, Shell, Disk\(suggestion)"
        #expect(error?.description == expected)
    }

    @Test("A package cannot both contain the kits and depend on them")
    func depend() throws {
        let packages = try PackagePair.withKits(
            otherManifest: PackagePair.emptyManifest.replacing("\"Mine\"", with: "\"Text\""))
        let dependency = try KitDependency("https://example.org/small.git")
        #expect(throws: CopyError.kitNotCopied("Shell")) { try packages.copy("Shell", depend: dependency) }
        let features = try PackagePair.withFeatures(
            otherManifest: PackagePair.emptyManifest.replacing("\"Mine\"", with: "\"Kit\""))
        #expect(throws: CopyError.conflictingTargets(["Kit"])) { try features.copy("Notes", depend: dependency) }
        let depending = try PackagePair.withFeatures()
        _ = try depending.copy("Notes", depend: dependency, editsManifest: true)
        #expect(throws: CopyError.dependsOnKits(["Kit"])) { try depending.copy("Tasks") }
    }

    @Test("The error for a folder states that the folder is missing, has no package, or is in this package")
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

    @Test("A target is not copied into a package that has a target of the same name at another path")
    func otherTarget() throws {
        let manifest = PackagePair.emptyManifest.replacingOccurrences(of: "Mine", with: "Text")
        let packages = try PackagePair.withKits(otherManifest: manifest)
        #expect(throws: CopyError.otherTarget("Text", path: "Text", expected: "Modules/Kits/Text")) {
            try packages.copy("Shell")
        }
    }
}
