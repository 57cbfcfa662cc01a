import Foundation
import TestKit
import TestProcesses

extension House {
    /// The package's manifest as SwiftPM reads it, in JSON; read once for all tests.
    static var manifest: Data {
        get async throws { try await readManifest.value }
    }

    private static let readManifest = Task {
        // Uses a separate build folder, because the usual one is locked while the tests run.
        let dump = try await withTemporaryFolder { folder in
            try await ChildProcess.run(
                URL(filePath: "/usr/bin/env"),
                ["swift", "package", "--package-path", root.path, "--scratch-path", folder.path, "dump-package"])
        }
        guard dump.ending == .exited(0) else { throw UnreadableManifest(reason: dump.wholeText) }
        return dump.output
    }

    /// The error that a test throws if it needs the manifest and SwiftPM cannot read the manifest.
    private struct UnreadableManifest: Error {
        let reason: String
    }
}
