import Foundation
import TestProcesses
import Testing

/// Runs the built program `strata` in a package, and waits until the program ends.
///
/// - Parameters:
///   - group: The first argument.
///   - folder: The working directory, in the package.
///   - swift: A shell script that replaces `swift`; nil to have no such command.
func runStrata(
    _ arguments: String..., of group: String = "snapshots", in package: SnapshotPackage, below folder: String = ".",
    environment: [String: String] = [:], swift: String? = nil
) async throws -> ChildProcess {
    var path = "/nowhere"
    if let swift {
        // A shell writes the script. If this process wrote it, a program that starts at that moment would keep the
        // file open, and the script could not be run (text file busy).
        let made = try await ChildProcess.shell(
            #"mkdir -p .bin && printf '#!/bin/sh\n%s\n' "$SCRIPT" > .bin/swift && chmod 755 .bin/swift"#,
            environment: ["SCRIPT": swift, "PATH": "/usr/bin:/bin"], in: package.package.folder)
        try #require(made.ending == .exited(0), "\(made.wholeText)")
        path = package.package.file(".bin")
    }
    return try await ChildProcess.run(
        BuiltProgram.url(named: "strata"), [group] + arguments,
        environment: environment.merging(["PATH": path]) { $1 },
        in: package.package.folder.appending(path: folder))
}
