import SnapshotFiles

/// What is wrong with the command line.
nonisolated enum UsageError: Error, Equatable, CustomStringConvertible {
    case missing(String, expected: String)
    case unknown(String, String, expected: String)

    var description: String {
        switch self {
        case .missing(let what, let expected): "\(what) is missing: expected \(expected)"
        case .unknown(let what, let value, let expected): "unknown \(what) '\(value)': expected \(expected)"
        }
    }
}

nonisolated let usage = """
    usage: \(SnapshotCommand.line("status"))
           \(SnapshotCommand.line("diff|accept|reject [FILTER …]"))
           \(SnapshotCommand.line("prune [--yes]"))
           \(SnapshotCommand.line("review"))
           \(SnapshotCommand.line("report FILE.html"))

    Works on the snapshots of the package around the working folder, or of the one that SNAPSHOT_ROOT names.

      status          what is pending, unused or broken; its exit status is 1 where anything is
      diff            how the pending texts differ from their snapshots
      accept          makes pending texts their snapshots'
      reject          takes pending texts away
      prune           lists the snapshots that no test uses any more; with --yes, removes them
      review          shows the pending texts in the terminal, one at a time, to be accepted or rejected
      report          writes a page with everything that is pending

    A FILTER is a snapshot's path, or a part of the path or of the test's name; without one, everything pending is meant.
    """
