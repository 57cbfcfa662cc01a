import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

/// The commands that add files to a package, as a user runs them.
@Suite("The program strata, adding to a package,", .leakChecks, .slow)
struct StrataFeatureProcessTests {
    @Test(
        "refuses a command line that it does not understand, and prints its usage",
        arguments: [
            (["copy"], "Missing name after 'copy'; expected the names of features, kits and services"),
            (["copy", "Shell"], "Missing folder; expected --into DIR"),
            (["new", "feature"], "Missing name after 'new feature'; expected NAME"),
            (
                ["new", "feature", "Notes", "--binding"],
                "Missing value after '--binding'; expected immutable, delegate,"
            ),
        ])
    func usage(arguments: [String], message: String) async throws {
        let run = try await strata(arguments)
        #expect(run.ending == .exited(2))
        #expect(run.errorText.hasPrefix("strata: \(message)") && run.errorText.contains("\nusage: "))
        #expect(run.text.isEmpty)
    }

    @Test("creates no feature with the name of a target, and says so")
    func existingTarget() async throws {
        let house = try FeaturePackage()
        try house.package.write(".target(name: \"Notes\")", to: "Package.swift")
        try await expectRefusal(
            ["new", "feature", "Notes", "--in", house.package.folder.path], in: house.package,
            "There is a target called Notes already, in Package.swift")
    }

    @Test("creates no feature through a link out of the package")
    func linkOut() async throws {
        let house = try FeaturePackage()
        let outside = trackForLeaks(try TemporaryFolder())
        try house.package.makeFolder("Tests")
        try FileManager.default.createSymbolicLink(
            atPath: house.package.file("Tests/ViewTests"), withDestinationPath: outside.path)
        try await expectRefusal(
            ["new", "feature", "Notes", "--in", house.package.folder.path], in: house.package,
            "\(house.package.file("Tests/ViewTests")) is a link to ")
        #expect(try outside.contents().isEmpty)
    }

    @Test("copies nothing through a link out of the package")
    func copyLinkOut() async throws {
        let packages = try PackagePair.withFeatures()
        let outside = trackForLeaks(try TemporaryFolder())
        try FileManager.default.createSymbolicLink(
            atPath: packages.other.file("Tests"), withDestinationPath: outside.path)
        try await expectRefusal(
            ["copy", "Notes", "--into", packages.other.folder.path], in: packages.other, from: packages.source,
            "\(packages.other.file("Tests")) is a link to ")
        #expect(try outside.contents().isEmpty)
    }

    @Test("changes nothing in a folder that it must not write to", arguments: ["copy", "new"])
    func readOnly(command: String) async throws {
        let packages = try PackagePair.withFeatures()
        let house = try FeaturePackage()
        let other = command == "copy" ? packages.other : house.package
        let before = try other.paths
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: other.folder.path)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: other.folder.path) }

        let names = command == "copy" ? ["copy", "Notes", "--into"] : ["new", "feature", "Notes", "--in"]
        let run = try await strataAsNobody(names + [other.folder.path], in: packages.source)

        #expect(run.ending == .exited(1))
        #expect(run.errorText.contains("Permission denied"), "\(run.wholeText)")
        #expect(try other.paths == before)
    }

    @Test("copies nothing if it is interrupted before everything is in its place")
    func interrupted() async throws {
        let packages = try PackagePair.withFeatures()
        let before = try FileManager.default.subpathsOfDirectory(atPath: packages.other.folder.path)
        // The interrupt comes while SwiftPM reads the other manifest.
        let script = #"#!/bin/sh\nkill -INT $PPID\nPATH=$REAL exec swift "$@"\n"#
        let run = try await ChildProcess.shell(
            """
            mkdir .bin && printf '\(script)' > .bin/swift && chmod 755 .bin/swift
            REAL=$PATH PATH=$PWD/.bin:$PATH '\(try BuiltProgram.url(named: "strata").path)' copy Notes \
            --into '\(packages.other.folder.path)' --edit-manifest
            """, in: packages.source.folder)

        #expect(run.ending == .exited(1), "\(run.wholeText)")
        #expect(run.errorText == "strata: Nothing was changed, because of the interrupt.\n")
        #expect(try FileManager.default.subpathsOfDirectory(atPath: packages.other.folder.path) == before)
    }

    private func strata(_ arguments: [String], in package: TemporaryPackage? = nil) async throws -> ChildProcess {
        try await ChildProcess.run(BuiltProgram.url(named: "strata"), arguments, in: package?.folder)
    }

    /// Runs the program without the rights of root, who may write everywhere.
    private func strataAsNobody(_ arguments: [String], in package: TemporaryPackage) async throws -> ChildProcess {
        guard geteuid() == 0 else { return try await strata(arguments, in: package) }
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: package.folder.path)
        let program = try BuiltProgram.url(named: "strata").path
        return try await ChildProcess.run(
            URL(filePath: "/usr/bin/setpriv"),
            ["--reuid=65534", "--regid=65534", "--clear-groups", "env", "HOME=/tmp", program] + arguments,
            in: package.folder)
    }

    private func expectRefusal(
        _ arguments: [String], in package: TemporaryPackage, from source: TemporaryPackage? = nil, _ message: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let before = try FileManager.default.subpathsOfDirectory(atPath: package.folder.path)
        let run = try await strata(arguments, in: source)
        #expect(run.ending == .exited(1), sourceLocation: sourceLocation)
        #expect(run.errorText.hasPrefix("strata: \(message)"), "\(run.wholeText)", sourceLocation: sourceLocation)
        let isList = run.errorText.contains("\n  ")
        #expect(isList || run.errorText.hasSuffix(".\n"), "\(run.wholeText)", sourceLocation: sourceLocation)
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: package.folder.path) == before,
            sourceLocation: sourceLocation)
    }
}
