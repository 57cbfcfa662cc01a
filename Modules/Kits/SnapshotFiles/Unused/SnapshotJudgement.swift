/// Decides which snapshots are unused, from what was known at one moment.
struct SnapshotJudgement: Sendable {
    enum Verdict {
        case used, unused
        /// The snapshot's test exists, but no valid journal says that it ran to its end.
        case unknown
        /// The kit did not make the file, or the file may belong to another package.
        case foreign
    }

    let tests: ListedTests
    /// The fingerprint of the sources, taken before the tests were listed.
    let sources: SourceFingerprint?
    /// The stamps of all journals below the root, valid or not.
    let journalStamps: [FileStamp]
    /// Whether other packages may keep snapshots below the root.
    let sharesRoot: Bool
    /// Returns whether a suite may exist although none of its tests is listed.
    let mayExist: @Sendable (_ module: String, _ suite: String) -> Bool
    let journals: [ValidJournal]
    private let used: Set<String>
    private let extensions: Set<String>
    private let customFolders: Set<String>

    init(
        tests: ListedTests, sources: SourceFingerprint?, journals: [DatedJournal], journalStamps: [FileStamp],
        sharesRoot: Bool, mayExist: @escaping @Sendable (_ module: String, _ suite: String) -> Bool
    ) {
        self.tests = tests
        self.sources = sources
        self.journalStamps = journalStamps
        self.sharesRoot = sharesRoot
        self.mayExist = mayExist
        self.journals = journals.filter { $0.journal.isValid(with: sources) }.map(ValidJournal.init)
        used = self.journals.reduce(into: []) { $0.formUnion($1.used) }
        customFolders = journals.reduce(into: []) { $0.formUnion($1.journal.folders) }
        extensions = SnapshotPath.ownExtensions.union(used.map(SnapshotPath.pathExtension))
    }

    /// Whether the test binaries of all valid journals are unchanged.
    var isBinaryCurrent: Bool { journals.allSatisfy(\.binary.isCurrent) }

    /// - Parameter file: The file's stamp, without following links.
    func verdict(on path: String, _ file: FileStamp) -> Verdict {
        guard let snapshot = SnapshotPath(path, extensions: extensions, customFolders: customFolders),
            !tests.isUnclear(moduleFolder: snapshot.moduleFolder),
            !sharesRoot || tests.contains(moduleFolder: snapshot.moduleFolder)
        else { return .foreign }
        guard !used.contains(path) else { return .used }
        let owners = tests.owners(of: snapshot)
        // Outside of `Snapshots`, or with a custom extension, a file that no test can have made may be no snapshot.
        guard !owners.isEmpty else { return isSurelySnapshot(snapshot) && !mayExist(snapshot) ? .unused : .unknown }
        let runs = owners.map { owner in journals.filter { owner.isAmong($0.ended) } }
        guard runs.allSatisfy({ !$0.isEmpty }) else { return .unknown }
        // A file that was written after the run may be one that the next run needs.
        return runs.allSatisfy { $0.contains { file.modified <= $0.date } } ? .unused : .used
    }

    /// Returns whether a file without a test is surely a snapshot, and not, for example, a picture that a user keeps.
    private func isSurelySnapshot(_ snapshot: SnapshotPath) -> Bool {
        snapshot.isInUsualFolder && snapshot.hasOwnExtension
    }

    private func mayExist(_ snapshot: SnapshotPath) -> Bool {
        let folders = snapshot.testStem.split(separator: "/")
        return folders.count > 1 && mayExist(String(folders[0]), String(folders[1]))
    }
}

/// A journal whose binary and sources are unchanged.
struct ValidJournal: Sendable {
    let ended: EndedTests
    let used: Set<String>
    let binary: FileStamp
    /// The time when the journal was written, in nanoseconds since 1970.
    let date: Int64

    init(_ dated: DatedJournal) {
        ended = EndedTests(dated.journal.ended)
        used = dated.journal.used
        binary = dated.journal.binary
        date = dated.file.modified
    }
}

extension RunJournal {
    /// Returns whether the test binary still exists and is unchanged, and the sources equal `sources`.
    func isValid(with sources: SourceFingerprint?) -> Bool { self.sources == sources && binary.isCurrent }
}
