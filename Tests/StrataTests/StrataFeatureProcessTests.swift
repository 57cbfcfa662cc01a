import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

/// The commands that add files to a package, as a user runs them.
@Suite("The program strata when it copies a feature", .leakChecks, .slow)
struct StrataFeatureProcessTests {
    @Test("If a copy is interrupted before all files are in place, the package to copy into is unchanged")
    func interrupted() async throws {
        let packages = try PackagePair.withFeatures()
        let before = try FileManager.default.subpathsOfDirectory(atPath: packages.other.folder.path)
        // The interrupt comes while SwiftPM reads the manifest of the package to copy into.
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
}
