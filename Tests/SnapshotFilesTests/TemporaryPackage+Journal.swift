import Foundation
import TestProcesses
import Testing

@testable import SnapshotFiles

extension TemporaryPackage {
    /// The package's test program, which does not count as a source.
    static let binary = ".build/tests"

    /// Writes the journal of a test binary's run; the binary is created if it does not exist.
    func journal(
        ended: Set<String>, used: Set<String>, tests: [String]? = nil, binary: String = binary,
        library: String = "swift-testing", folders: Set<String> = []
    ) throws {
        if !FileManager.default.fileExists(atPath: file(binary)) { try write("a build", to: binary) }
        store.write(
            RunJournal(
                packageFolder: try #require(store.packageFolder),
                binary: try #require(FileStamp(of: file(binary))),
                sources: try #require(store.sourceFingerprint(besides: folders)), tests: tests, ended: ended,
                used: used, folders: folders),
            library: library)
    }

    /// The paths of all journals.
    var journals: [String] {
        get throws { try files.keys.filter { $0.hasPrefix("Snapshots/.journal/") && $0.hasSuffix(".json") }.sorted() }
    }

    /// Returns the paths of the unused snapshots.
    func unused(listed: [String]) -> [String] { store.snapshotUsage { listed }.unused.map(\.path) }

    /// Makes a file look older, or newer if `seconds` is negative.
    func age(_ path: String, by seconds: Double = 60) throws {
        let date = Date(timeIntervalSinceNow: -seconds)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file(path))
    }
}
