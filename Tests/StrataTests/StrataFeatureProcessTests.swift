import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

/// The commands that add files to a package, as a user runs them.
@Suite("The program strata, adding to a package,", .leakChecks, .slow)
struct StrataFeatureProcessTests {
    /// A package that something is added to by a command, and the one where it runs.
    private func makePackages(
        for command: String
    ) throws -> (arguments: [String], target: TemporaryPackage, source: TemporaryPackage) {
        let packages = try PackagePair.withFeatures()
        guard command == "copy" else {
            let house = try FeaturePackage()
            return (["new", "feature", "Notes", "--in", house.package.folder.path], house.package, packages.source)
        }
        return (
            ["copy", "Notes", "--with-tests", "--into", packages.other.folder.path], packages.other, packages.source
        )
    }

    @Test("changes nothing through a link out of the package, and says so", arguments: ["copy", "new"])
    func linkOut(command: String) async throws {
        let (arguments, target, source) = try makePackages(for: command)
        let outside = trackForLeaks(try TemporaryFolder())
        let link = target.file("Tests")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: outside.path)
        let before = try FileManager.default.subpathsOfDirectory(atPath: target.folder.path)

        let run = try await strata(arguments, in: source)

        #expect(run.ending == .exited(1))
        #expect(run.errorText.hasPrefix("strata: \(link) is a link to "), "\(run.wholeText)")
        #expect(run.errorText.hasSuffix(".\n"), "\(run.wholeText)")
        #expect(try FileManager.default.subpathsOfDirectory(atPath: target.folder.path) == before)
        #expect(try outside.contents().isEmpty)
    }

    @Test("changes nothing in a folder that it must not write to", arguments: ["copy", "new"])
    func readOnly(command: String) async throws {
        let (arguments, target, source) = try makePackages(for: command)
        let before = try target.paths
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: target.folder.path)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: target.folder.path) }

        let run = try await strataAsNobody(arguments, in: source)

        #expect(run.ending == .exited(1))
        #expect(run.errorText.contains("Permission denied"), "\(run.wholeText)")
        #expect(try target.paths == before)
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

    private func strata(_ arguments: [String], in package: TemporaryPackage) async throws -> ChildProcess {
        try await ChildProcess.run(BuiltProgram.url(named: "strata"), arguments, in: package.folder)
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
}
