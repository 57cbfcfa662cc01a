import Foundation
import TestKit
import TestProcesses
import Testing

extension House {
    /// The package's manifest as SwiftPM reads it, in JSON; read once for all tests.
    static var manifest: Data {
        get async throws { try await readManifest.value }
    }

    private static let readManifest = Task {
        // In a separate build folder: that of the tests is locked while they run.
        let dump = try await withTemporaryFolder { folder in
            try await ChildProcess.run(
                URL(filePath: "/usr/bin/env"),
                ["swift", "package", "--package-path", root.path, "--scratch-path", folder.path, "dump-package"])
        }
        try #require(dump.ending == .exited(0), "\(dump.wholeText)")
        return dump.output
    }
}
