/// A record of what the tests of one process did: which snapshots they used, and which tests ran to their end.
///
/// It is evidence only while the test binary and the sources are unchanged. Runs of the same binary on the same sources
/// share a journal, so that filtered runs add up.
package struct RunJournal: Codable, Equatable, Sendable {
    /// The package that contains the tests: several packages may keep their snapshots under one root.
    package let packageFolder: String
    /// The program or bundle that contained the tests.
    package let binary: FileStamp
    /// The fingerprint of the sources when the first snapshot was compared.
    package let sources: SourceFingerprint
    /// All tests of the binary, as `swift test list` or Swift Testing's IDs name them; nil if they are not known.
    package var tests: [String]?
    /// The tests that ran to their end, in the format of `tests`; for Swift Testing, with the source locations.
    package var ended: Set<String>
    /// The paths of the used snapshots, relative to the root.
    package var used: Set<String>
    /// The folders other than `Snapshots` that contain used snapshots, relative to the root.
    package var folders: Set<String>

    package init(
        packageFolder: String, binary: FileStamp, sources: SourceFingerprint, tests: [String]? = nil,
        ended: Set<String>, used: Set<String>, folders: Set<String> = []
    ) {
        self.packageFolder = packageFolder
        self.binary = binary
        self.sources = sources
        self.tests = tests
        self.ended = ended
        self.used = used
        self.folders = folders
    }

    /// Returns this journal, merged with `earlier` if both have the same package, binary and sources.
    func merging(_ earlier: RunJournal) -> RunJournal {
        guard earlier.packageFolder == packageFolder, earlier.binary == binary, earlier.sources == sources else {
            return self
        }
        var merged = self
        merged.tests = tests ?? earlier.tests
        merged.ended.formUnion(earlier.ended)
        merged.used.formUnion(earlier.used)
        merged.folders.formUnion(earlier.folders)
        return merged
    }
}
