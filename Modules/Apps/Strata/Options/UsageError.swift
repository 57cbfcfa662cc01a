import SnapshotFiles

/// A mistake in the command line.
nonisolated enum UsageError: Error, Equatable, CustomStringConvertible {
    case missing(String, expected: String)
    case unknown(String, String, expected: String)

    var description: String {
        switch self {
        case .missing(let what, let expected): "Missing \(what); expected \(expected)"
        case .unknown(let what, let value, let expected): "Unknown \(what) '\(value)'; expected \(expected)"
        }
    }
}

/// Said after a wrong argument, with the reason.
nonisolated let shortUsage = """
    usage: \(SnapshotCommand.line("status [--json] [--skip-build]"))
           \(SnapshotCommand.line("test [ARGUMENT …]"))
           \(SnapshotCommand.line("diff|accept|reject [FILTER …]"))
           \(SnapshotCommand.line("accept --like PATH"))
           \(SnapshotCommand.line("prune [--yes]"))
           \(SnapshotCommand.line("review"))
           \(SnapshotCommand.line("report FILE.html"))
           \(SnapshotCommand.program) graph [--as text|mermaid|svg] [--rooms]
           \(SnapshotCommand.program) copy NAME … --into DIR [--edit-manifest | --dry-run]
           \(SnapshotCommand.program) docs update
           \(SnapshotCommand.program) new app NAME --into DIR [--features FEATURE,…] [--with PART,…] [--dry-run]
           \(SnapshotCommand.program) new feature NAME [--in DIR] [--binding BINDING] [--tab]
           \(SnapshotCommand.program) --help | -h | --version
    """

nonisolated let usage = """
    \(shortUsage)

    Manages the snapshots of the package that contains the working directory, or of the folder in SNAPSHOT_ROOT.

      status          lists what is pending, unused or broken; the exit status is 1 if anything is;
                      with --json, prints an object with the keys broken, pending, problems, unjudged and unused;
                      with --skip-build, uses the tests as they were last built instead of building them
      test            runs 'swift test' with the ARGUMENTs, then reviews what is pending; without a terminal, lists it
      diff            shows how pending texts differ from their snapshots
      accept          records pending texts as snapshots; with --like, the one of PATH and all with the same change
      reject          removes pending texts
      prune           lists the snapshots that no test uses any more; with --yes, removes them
      review          shows pending texts one by one in the terminal, to accept or reject them
      report          writes a web page with everything that is pending

    A FILTER is a snapshot's path, or part of the path or of the test's name. Without one, everything pending is meant.

    The other commands are for the package that contains the working directory.

      graph           draws its targets with what they see; with --rooms, its features with what they need
      copy            copies the features, kits and services with these NAMEs into the package in DIR, with their tests,
                      snapshots and what they need, adds features to the lists of its app, if it has one, and prints the
                      lines for its manifest; with --edit-manifest, writes those, too; with --dry-run, only lists it all
      docs update     writes anew, in README.md, Documentation and the kits' catalogues, the output below each command of
                      the app or of graph, and the gallery: a page for each feature with its recorded screens
      new app         makes a package of this one's files in DIR, which is empty or new: an app with the FEATUREs and what they
                      need or, without one in a tab, a generated one; a PART is a kit, a service that serves one of the
                      FEATUREs, or Strata, and comes with its tests; with --dry-run, only lists the files with the reason
                      for each
      new feature     adds a feature with its tests and snapshots, in the tab More or, with --tab, in a tab of its own, to
                      the package that contains the working directory, or to the one in DIR; BINDING is immutable (the
                      default), delegate, closures, inputs-outputs, messages or observation
    """
